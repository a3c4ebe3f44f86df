import type { Analysis } from "../../facts/analysis.ts";
import type { Finding } from "../../finding.ts";
import { rows } from "../../pattern/rows.ts";
import type { Hit, Rule } from "../../rule.ts";
import { createRuleSet } from "../../rule-set.ts";
import { finish } from "../../text/steps.ts";
import type { Reading } from "./reading.ts";

/** What a phrase table finds in a paragraph. */
export type Table = (r: Reading) => (Finding & Hit)[];

/** A phrase table in the language of our rules, made ready; throws PatternError on a row that cannot be read. */
export function fromTable(
  table: string,
  message: Rule["message"],
  unless?: (a: Analysis, first: number, last: number) => boolean,
): Table {
  const set = createRuleSet([
    {
      id: "",
      title: "",
      explain: "",
      kind: "team",
      level: "hint",
      examples: [],
      leaves: [],
      patterns: rows(table),
      ...(message ? { message } : {}),
      ...(unless ? { unless } : {}),
    },
  ]);
  return ({ a }) => finish(set.read(a));
}
