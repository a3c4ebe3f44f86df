import type { Finding } from "@housestyle/engine";

/** The report category of a finding in the public text API. */
export interface ReportCategory {
  readonly report: string;
  readonly category: string;
  readonly displayName: string;
}

function report(id: string, key: string, displayName: string): ReportCategory {
  return { report: id, category: id + key, displayName };
}

const house = report("house", "house", "House Style");
const spelling = report("grammar", "spelling", "Spelling");
const grammar = report("grammar", "grammar", "Grammar");
const punctuation = report("grammar", "punctuation", "Punctuation");
const redundancy = report("cliche", "redundancy", "Redundancy");
const wordy = report("diction", "wordy", "Wordy Phrase");
const inclusive = report("diction", "inclusive", "Inclusive Language");
const style = report("passive", "style", "Style");

/** Categories by prefixes of rule ids, the most specific first. Other rules use their kind. */
const byId: readonly (readonly [RegExp, ReportCategory])[] = [
  [/^consistency\/acronyms/, report("acronym", "", "Acronyms")],
  [/^consistency\//, report("consistency", "", "Consistency")],
  [/^style\/passive/, report("passive", "passive", "Passive Voice")],
  [/^style\/clich/, report("cliche", "cliche", "Cliché")],
  [/^style\/.*adverb/, report("passive", "adverb", "Adverbs")],
  [/^(style|clarity)\/.*redundan/, redundancy],
  // The corrector's folder names no kind.
  [/^neural\/(.*-(comma|mark)|possessive)$/, punctuation],
  [/^neural\//, grammar],
];

const byKind: Readonly<Record<Finding["kind"], ReportCategory>> = {
  team: house,
  spelling,
  grammar,
  punctuation,
  clarity: wordy,
  inclusive,
  style,
};

/** Returns the report of a finding, with the report ids of the public text API. */
export function reportOf({ ruleId, kind }: Pick<Finding, "ruleId" | "kind">): ReportCategory {
  return byId.find(([pattern]) => pattern.test(ruleId))?.[1] ?? byKind[kind];
}

const byCategory: ReadonlyMap<string, string> = new Map(
  [...byId.map(([, filed]) => filed), ...Object.values(byKind)].map(({ category, displayName }) => [
    category,
    displayName,
  ]),
);

/** Returns the name of a category. Clients use its key (`grammarspelling`) or the kind (`spelling`). */
export function categoryName(report: string, category: string): string {
  const ofKind = Object.hasOwn(byKind, category) ? byKind[category as Finding["kind"]].displayName : undefined;
  return byCategory.get(category) ?? ofKind ?? (category === "" ? report : category);
}
