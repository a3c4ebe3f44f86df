import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { approvedTerms, ruleSentence, termSentence } from "../guide/sentences.ts";
import { type AgentHost, AgentRefusal, type AvailableRules } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";

/** The description of a rule. */
interface Page {
  readonly title: string;
  readonly explain: string;
  readonly examples: readonly { readonly wrong: string; readonly right: string }[];
}

/** Adds the tool that explains why a rule flags something. */
export function addExplain(server: McpServer, host: AgentHost): void {
  const example = z.object({ wrong: z.string(), right: z.string() });
  const outputSchema = z.object({
    ...{ rule: z.string(), title: z.string(), explain: z.string(), examples: z.array(example) },
  });
  const inputSchema = z.object({ rule: z.string().trim().min(1).max(200).describe(texts.asked.rule) });
  const { title, about } = texts;
  const config = {
    title: title.explain,
    description: about.explain,
    inputSchema,
    outputSchema,
    annotations: onlyReads,
  };
  server.registerTool("explain", config, ({ rule }) =>
    answering(host, async () => {
      const page = pageOf(rule, await host.house());
      if (!page) throw new AgentRefusal(texts.noRule(rule));
      await host.note({ act: "explain", rule });
      const shown = page.examples.flatMap(({ wrong, right }) => [texts.wrong(wrong), texts.right(right)]);
      return { text: [`${rule}: ${page.title}`, page.explain, ...shown].join("\n"), structured: { rule, ...page } };
    }),
  );
}

function pageOf(id: string, { rules, templates, settings }: AvailableRules): Page | undefined {
  const rule = rules.find((each) => each.id === id);
  if (rule) return { title: rule.title, explain: rule.explain, examples: rule.examples.slice(0, 3) };
  const [, kind, name] = /^(template|house|term)\/(.+)$/.exec(id) ?? [];
  const template = kind === "template" && templates.find(({ key }) => key === name);
  if (template) return { title: template.name, explain: template.description, examples: [template.example] };
  const own = kind === "house" && settings.rules.find((each) => each.id === name);
  if (own) return { title: own.name || own.match, explain: `${ruleSentence(own)} ${texts.housesRule}`, examples: [] };
  const term = kind === "term" && settings.terms.find((each) => each.id === name);
  if (!term) return undefined;
  const says = termSentence(term, approvedTerms(settings.terms)(term));
  return { title: term.text, explain: `${says} ${texts.housesTerm}`, examples: [] };
}
