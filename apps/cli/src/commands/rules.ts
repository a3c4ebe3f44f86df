import type { RuleInfo } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import type { CommandContext } from "../command-context.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { texts } from "../texts.ts";

/** `housestyle rules [KIND…]`: lists all rules, or those of some folders. */
export async function listRules(
  context: CommandContext,
  { files: kinds, deep, destinations }: CommandOptions,
): Promise<number> {
  const { rules } = await context.engine();
  const all: readonly RuleInfo[] = deep ? [...rules, ...neuralRules()] : rules;
  const isIn = (id: string, kind: string) => id === kind || id.startsWith(`${kind.replace(/\/$/, "")}/`);
  const unknown = kinds.find((kind) => !all.some(({ id }) => isIn(id, kind)));
  if (unknown !== undefined) throw new UsageError(texts.unknownRule(unknown));
  const asked = all.filter(({ id }) => kinds.length === 0 || kinds.some((kind) => isIn(id, kind)));
  if (destinations[0]?.output === "json") context.out(`${JSON.stringify(asked, null, 2)}\n`);
  else for (const { id, level, title } of asked) context.out(`${id.padEnd(36)} ${level.padEnd(8)} ${title}\n`);
  return 0;
}
