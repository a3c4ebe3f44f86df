import type { Finding, Kind, RuleInfo } from "@housestyle/engine";
import { texts } from "./texts.ts";

type FamilyId = keyof typeof texts.about;

/** What tags of one kind are called, filed under and said to be. */
export interface TagFamily {
  /** The second part of the rule's id, and the name of its threshold. */
  readonly id: FamilyId;
  readonly kind: Kind;
  readonly why: (word: string, instead: string) => string;
}

const articles = new Set(["a", "an", "the"]);
const prepositions = new Set(
  "in on at to for of with by from about into onto during since over through between among".split(" "),
);

const family = (id: FamilyId, why: TagFamily["why"], kind: Kind = "grammar"): TagFamily => ({ id, kind, why });

const missingComma = family("missing-comma", texts.missingComma, "punctuation");
const missingMark = family("missing-mark", texts.missingMark, "punctuation");
const needlessMark = family("needless-mark", texts.needlessMark, "punctuation");
const wrongMark = family("wrong-mark", texts.wrongMark, "punctuation");
const missing = {
  article: family("missing-article", texts.missingArticle),
  preposition: family("missing-preposition", texts.missingWord),
  word: family("missing-word", texts.missingWord),
};
const wrong = {
  article: family("wrong-article", texts.wrongWord),
  preposition: family("wrong-preposition", texts.wrongPreposition),
  word: family("wrong-word", texts.wrongWord),
};
const needless = {
  article: family("needless-article", texts.needlessWord),
  preposition: family("needless-preposition", texts.needlessWord),
  word: family("needless-word", texts.needlessWord),
};
const number = family("number-or-person", texts.number);
const verb = family("verb-form", texts.verbForm);
const tense = family("tense", texts.tense);
const adverb = family("adverb-or-adjective", texts.adverb);
const comparison = family("comparison", texts.comparison);
const possessive = family("possessive", texts.possessive, "punctuation");
const capitals = family("capitals", texts.capitals);
const oneOrTwo = family("one-or-two-words", texts.oneOrTwo);

const plainTags: Readonly<Record<string, TagFamily>> = {
  T_S: number,
  T_BASE: number,
  T_ED: tense,
  T_EN: verb,
  T_ING: verb,
  T_ADV: adverb,
  T_ADJ: adverb,
  T_ER: comparison,
  T_EST: comparison,
  POSS: possessive,
  POSS2: possessive,
  C_TITLE: capitals,
  C_LOWER: capitals,
  C_UPPER: capitals,
  HYPHEN: oneOrTwo,
  MERGE: oneOrTwo,
};

/** Forms of one verb by time. A sentence alone seldom says when it is. */
const times: readonly (readonly [now: ReadonlySet<string>, then: ReadonlySet<string>])[] = [
  [new Set(["am", "is", "are"]), new Set(["was", "were"])],
  [new Set(["has", "have"]), new Set(["had"])],
  [new Set(["do", "does"]), new Set(["did"])],
  [new Set(["can"]), new Set(["could"])],
  [new Set(["will"]), new Set(["would"])],
];
const isTense = (word: string, other: string): boolean =>
  times.some(([now, then]) => (now.has(word) && then.has(other)) || (then.has(word) && now.has(other)));

function sortOf(word: string): "article" | "preposition" | "word" {
  if (articles.has(word)) return "article";
  return prepositions.has(word) ? "preposition" : "word";
}

const isMark = (word: string): boolean => !/[\p{L}\p{N}]/u.test(word);

/** The family of a tag at a word, or undefined for tags that change nothing (KEEP, SPELL). */
export function familyOf(tag: string, word: string): TagFamily | undefined {
  const [what] = tag.split("_", 1);
  const low = word.toLowerCase();
  const detail = tag.slice(tag.indexOf("_") + 1);
  if (what === "APPEND") {
    if (detail === ",") return missingComma;
    return isMark(detail) ? missingMark : missing[sortOf(detail)];
  }
  if (what === "DELETE") return isMark(word) ? needlessMark : needless[sortOf(low)];
  if (what === "REPLACE" && isTense(low, detail)) return tense;
  if (what === "REPLACE") return isMark(detail) ? wrongMark : wrong[sortOf(detail)];
  return Object.hasOwn(plainTags, tag) ? plainTags[tag] : undefined;
}

/** How each finding of ours is marked: what was learnt may be wrong, so none is sure and none an error. */
export const manner: Pick<Finding, "level" | "sure"> = { level: "warning", sure: false };

const families: readonly TagFamily[] = [
  ...[missingComma, missingMark, needlessMark, wrongMark],
  ...[missing, wrong, needless].flatMap((each) => Object.values(each)),
  ...new Set(Object.values(plainTags)),
];

/** What people may read about the families, as about rules: all kinds of change there are. */
export const neuralRules = (): RuleInfo[] =>
  families.map(({ id, kind }) => {
    const { title, explain } = texts.about[id];
    return { id: `neural/${id}`, title, explain, kind, level: manner.level, examples: [] };
  });

/** The names that thresholds may have. */
export const familyIds: ReadonlySet<string> = new Set(families.map(({ id }) => id));
