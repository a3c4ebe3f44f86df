import type { RuleInfo } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import { type Options, UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";

/** `housestyle rules [KIND…]`: lists all rules, or those of some folders. */
export async function listRules(world: World, { files: kinds, deep, destinations }: Options): Promise<number> {
  const { rules } = await world.engine();
  const all: readonly RuleInfo[] = deep ? [...rules, ...neuralRules()] : rules;
  const isIn = (id: string, kind: string) => id === kind || id.startsWith(`${kind.replace(/\/$/, "")}/`);
  const unknown = kinds.find((kind) => !all.some(({ id }) => isIn(id, kind)));
  if (unknown !== undefined) throw new UsageError(texts.unknownRule(unknown));
  const asked = all.filter(({ id }) => kinds.length === 0 || kinds.some((kind) => isIn(id, kind)));
  if (destinations[0]?.output === "json") world.out(`${JSON.stringify(asked, null, 2)}\n`);
  else for (const { id, level, title } of asked) world.out(`${id.padEnd(36)} ${level.padEnd(8)} ${title}\n`);
  return 0;
}
