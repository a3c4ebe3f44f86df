import type { TeamRule, TemplateChoice, TemplateInfo } from "@housestyle/engine";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { choiceSentence, ruleSentence } from "../guide/sentences.ts";
import type { AgentHost, AvailableRules } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";

/** The most rules that are listed. Others are only counted. */
const mostRules = 200;

const toldRule = z.object({
  rule: z.string(),
  find: z.string(),
  replace: z.string(),
  message: z.string(),
  level: z.enum(["error", "warning", "hint"]),
});
const toldChoice = z.object({
  rule: z.string(),
  name: z.string(),
  description: z.string(),
  settings: z.record(z.string(), z.string()),
});

/** Adds the tool that lists the house style. */
export function addTeamRules(server: McpServer, host: AgentHost): void {
  const outputSchema = z.object({ total: z.number(), rules: z.array(toldRule), choices: z.array(toldChoice) });
  const inputSchema = z.object({ search: z.string().max(200).default("").describe(texts.asked.search) });
  const { title, about } = texts;
  const config = { title: title.rules, description: about.rules, inputSchema, outputSchema, annotations: onlyReads };
  server.registerTool("house_rules", config, ({ search }) =>
    answering(host, async () => {
      const { rules, choices } = decided(await host.house(), search);
      await host.note({ act: "house_rules" });
      const lines = [...rules.slice(0, mostRules).map(ruleSentence), ...choices.map(({ sentence }) => sentence)];
      const text = lines.length === 0 ? texts.noRules : lines.map((line) => `- ${line}`).join("\n");
      const structured = {
        total: rules.length,
        rules: rules.slice(0, mostRules).map(toRule),
        choices: choices.map(({ told }) => told),
      };
      const more = rules.length > mostRules ? `\n${texts.guide.more(rules.length - mostRules, "house_rules")}` : "";
      return { text: text + more, structured };
    }),
  );
}

/** Returns the rules and template choices that contain some words. */
function decided({ settings, templates }: AvailableRules, search: string) {
  const wanted = search.trim().toLowerCase();
  const holds = (...parts: readonly (string | undefined)[]) =>
    parts.some((part) => part?.toLowerCase().includes(wanted));
  const known = new Map(templates.map((each) => [each.id, each]));
  const choices = settings.templates.flatMap((choice) => {
    const template = known.get(choice.id);
    if (!template || !holds(template.name, template.description, template.key)) return [];
    const { key, name, description } = template;
    const told = { rule: `template/${key}`, name, description, settings: settingsOf(choice, template) };
    return [{ told, sentence: choiceSentence(choice, template) }];
  });
  const rules = settings.rules.filter(
    ({ match, replace, message, name, enabled = true }) => enabled && holds(match, replace, message, name),
  );
  return { rules, choices };
}

/** Returns the settings of a template as JSON. */
function settingsOf({ config }: TemplateChoice, { defaults }: TemplateInfo): Record<string, string> {
  const given = typeof config === "object" && config !== null ? config : {};
  const all = Object.entries({ ...defaults, ...given });
  return Object.fromEntries(all.map(([key, value]) => [key, JSON.stringify(value)]));
}

const toRule = ({ id, match, replace, message, level = "warning" }: TeamRule) => ({
  ...{ rule: `house/${id}`, find: match, replace, message, level },
});
