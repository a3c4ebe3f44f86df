import { dirname } from "node:path";
import type { Engine } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import { fileName, findProject, readProject } from "@housestyle/project";
import type { CommandContext } from "../command-context.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { texts } from "../texts.ts";

/** `housestyle explain ID…`: why a rule speaks, what it wants, and how to turn it off. */
export async function explain(context: CommandContext, options: CommandOptions): Promise<number> {
  if (options.files.length === 0) throw new UsageError(texts.explainWhat);
  const engine = await context.engine();
  context.out(options.files.map((id) => pageOf(id, engine, context, options)).join("\n"));
  return 0;
}

function pageOf(id: string, engine: Engine, context: CommandContext, options: CommandOptions): string {
  const rule = [...engine.rules, ...neuralRules()].find((each) => each.id === id);
  if (rule) {
    const { level, title, explain: why, examples } = rule;
    const shown = examples.slice(0, 3).flatMap(({ wrong, right }) => [texts.wrong(wrong), texts.right(right)]);
    return paragraphs([`${id} (${level}): ${title}`, why, ...shown], texts.turnOff(id));
  }
  const template = engine.templates.find(({ key }) => `template/${key}` === id);
  if (template) return paragraphs([`${id}: ${template.name}`, template.description], texts.decidedByTeam);
  const own = ownLine(id, context, options);
  if (own) return own;
  throw new UsageError([texts.unknownRule(id), ...nearTo(id, engine)].join(" "));
}

const paragraphs = (lines: readonly string[], last: string): string => `${lines.join("\n")}\n\n${last}\n`;

/** A rule or a term of the settings file, by its place there; a team's own are on its server. */
function ownLine(id: string, context: CommandContext, { config }: CommandOptions): string | undefined {
  const [, kind, number] = /^(house|term)\/(?:project-)?(.+)$/.exec(id) ?? [];
  if (!kind || !number) return undefined;
  const file = config === false ? undefined : (config ?? findProject(context.cwd));
  const project = readProject(file);
  const line = (kind === "house" ? project.rules : project.terms)[Number(number) - 1];
  if (!file || !line) return paragraphs([id], texts.decidedByTeam);
  return paragraphs(
    [id, JSON.stringify(line, null, 2)],
    texts.ownLine(dirname(file) === context.cwd ? fileName : file),
  );
}

/** Rules that are called something like it. */
function nearTo(id: string, engine: Engine): readonly string[] {
  const parts = id
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2);
  const near = engine.rules
    .map((rule) => ({ id: rule.id, hits: parts.filter((part) => rule.id.includes(part)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  return near.length > 0 ? [texts.perhaps(near.slice(0, 3).map((rule) => rule.id))] : [];
}
