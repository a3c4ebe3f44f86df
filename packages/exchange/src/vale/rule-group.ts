import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import { columnsOf } from "../table/table.ts";
import { tokenOfPhrase } from "./phrase-token.ts";
import { messageTemplate } from "./rule-message.ts";

/** Rules that fit into one Vale file, because they share everything that a file states once. */
export interface RuleGroup {
  readonly guide: string;
  readonly name: string;
  readonly kind: "substitution" | "existence";
  readonly message: string;
  readonly severity: string;
  readonly ignoreCase: boolean;
  readonly nonword: boolean;
  readonly url: string;
  readonly enabled: boolean;
  /** The words to find, with their replacements. */
  readonly pairs: Map<string, string>;
}

/** Returns the regular expression of a row, written with `IsRegex` or between slashes, or undefined for a phrase. */
export function expressionOf({ Match, IsRegex }: StyleGuideRow): { pattern: string; insensitive: boolean } | undefined {
  const slashed = /^\/(.+)\/(i?)$/s.exec(Match.trim());
  if (slashed) return { pattern: slashed[1] ?? "", insensitive: slashed[2] === "i" };
  return IsRegex ? { pattern: Match, insensitive: false } : undefined;
}

function groupOfRow(row: StyleGuideRow): { group: Omit<RuleGroup, "pairs">; token: string } {
  const expression = expressionOf(row);
  const { token, nonword } = expression ? { token: expression.pattern, nonword: true } : tokenOfPhrase(row.Match);
  const phrase = expression ? undefined : row.Match;
  const group = {
    guide: row.Guide,
    name: row.Name,
    kind: row.Replace === "" ? ("existence" as const) : ("substitution" as const),
    message: messageTemplate(row.Message, { phrase, replace: row.Replace }),
    severity: row.Severity,
    ignoreCase: !row.CaseSensitive || expression?.insensitive === true,
    nonword,
    url: row.Url,
    enabled: row.IsEnabled,
  };
  return { group, token };
}

/** Sorts rows into as few files as possible. A token that a file already has goes into another one. */
export function ruleGroups(rows: readonly StyleGuideRow[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup[]>();
  for (const row of rows) {
    const { group, token } = groupOfRow(row);
    const key = JSON.stringify(Object.values(group));
    const alike = groups.get(key) ?? [];
    const free = alike.find(({ pairs }) => !pairs.has(token));
    if (free) free.pairs.set(token, row.Replace);
    else groups.set(key, [...alike, { ...group, pairs: new Map([[token, row.Replace]]) }]);
  }
  return [...groups.values()].flat();
}

/** The members that Vale can express. */
export const heldByVale: readonly (keyof StyleGuideRow)[] = columnsOf(styleGuideTable).filter(
  (name) => !["WrongSentence", "RightSentence", "Category", "IncludeContext", "ExcludeContext"].includes(name),
);
