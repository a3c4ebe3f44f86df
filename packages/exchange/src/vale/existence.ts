import { YamlMap } from "@housestyle/files";
import { patternEntry, tokenEntries } from "./token-entry.ts";
import type { ValeEntries, ValeRule } from "./vale-rule.ts";

/** Returns the replacement that a rule offers, if any. */
function offered({ yaml }: ValeRule): string {
  const action = yaml.get("action");
  return action instanceof YamlMap && action.text("name") === "replace" ? action.texts("params").join("|") : "";
}

/** Converts `existence`: every token is an entry, and `raw` is a common prefix of all tokens. */
export function existence(rule: ValeRule): ValeEntries {
  const { yaml } = rule;
  const raw = yaml.texts("raw").join("");
  const tokens = yaml.texts("tokens").filter((token) => token.trim() !== "");
  const line = yaml.members.get("tokens")?.line ?? yaml.line;
  const replace = offered(rule);
  if (raw === "")
    return tokenEntries(
      tokens.map((token) => ({ token, replace, line })),
      rule,
    );
  const rest = tokens.join("|");
  const boundary = yaml.flag("nonword") ? "" : "\\b";
  return patternEntry(`${raw}${rest === "" ? "" : `${boundary}(?:${rest})${boundary}`}`, line, { replace });
}
