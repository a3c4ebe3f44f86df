import { YamlMap } from "@housestyle/files";
import { tokenEntries } from "./token-entry.ts";
import type { ValeEntries, ValeRule } from "./vale-rule.ts";

/** Returns the pairs of `swap`, which is a map or a list of maps. */
function pairs(yaml: YamlMap): { token: string; replace: string; line: number }[] {
  const swap = yaml.get("swap");
  const maps = swap instanceof YamlMap ? [swap] : yaml.maps("swap");
  return maps.flatMap((map) =>
    [...map.members].map(([token, { line, value }]) => ({
      token,
      replace: typeof value === "string" ? value : "",
      line,
    })),
  );
}

/** Converts `substitution`: every pair of `swap` is an entry. */
export const substitution = (rule: ValeRule): ValeEntries => tokenEntries(pairs(rule.yaml), rule);
