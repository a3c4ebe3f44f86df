import type { Analysis } from "../../facts/analysis.ts";
import { isCounted } from "../../language/counted.ts";
import { isCollective, isPlural, isSingular } from "../../language/grammatical-number.ts";
import { homographs } from "../../language/homographs.ts";
import { plural, singular } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { uncounted } from "../../language/uncounted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const manyWords = "both many several these those various numerous two three four five six seven eight nine ten".split(
  " ",
);
const oneWords = "a an every each".split(" ");

const joined = /^(?:NOUN|PROPN|ADJ|CCONJ|NUM|PART|X)$/;

/** Whether the token after a noun makes it part of a longer name, or suggests that the noun is a verb. */
const belongsTo = (next: Token | undefined): boolean =>
  next !== undefined &&
  (joined.test(next.tag) || /^[-'’/&(]$/.test(next.text) || (next.tag === "VERB" && next.lower.endsWith("s")));

/** Returns the noun after a counting word, past at most one adjective, or undefined if it is part of a longer name. */
function counted(a: Analysis, index: number): { noun: Token; at: number } | undefined {
  const between = neighbour(a, index, 1);
  const distance = between?.tag === "ADJ" ? 2 : 1;
  const noun = neighbour(a, index, distance);
  if (noun?.tag !== "NOUN" || noun.text.includes("-") || noun.clitic || noun.text !== noun.lower) return undefined;
  if (
    distance === 2 &&
    /^(?:many|few|several|good|other|more|certain|dozen|hundred|half|own|.*'s)$/.test(between?.lower ?? "")
  )
    return undefined;
  return belongsTo(neighbour(a, index, distance + 1)) ? undefined : { noun, at: index + distance };
}

/** Words that require a plural noun. */
const pluralWords = wordSet("both these those many several various");

const modals = wordSet("will can may might must");

const neverAlone = wordSet("various several");

/** Words after which “many” and “several” are pronouns: “there are many”. */
const beforePronoun = wordSet("there are were have has had");

/** Whether the counting word stands alone, without a noun: “these help us”, “many think so”. */
function standsAlone(a: Analysis, index: number, at: number): boolean {
  if (!pluralWords.has(a.tokens[index]?.lower ?? "")) return false;
  if (modals.has(a.tokens[at]?.lower ?? "")) return true;
  if (neverAlone.has(a.tokens[index]?.lower ?? "")) return false;
  const before = neighbour(a, index, -1);
  const next = neighbour(a, at, 1);
  if (next && /^(?:AUX|VERB)$/.test(next.tag)) return false;
  return !(before && (beforePronoun.has(before.lower) || (before.tag === "VERB" && next?.lower !== "to")));
}

const flag = (noun: Token, fix: string, message: string): Hit => ({
  start: noun.start,
  end: noun.end,
  message,
  suggestions: [fix],
});

const pluralDeterminers: ReadonlySet<string> = new Set([...pluralWords, "numerous"]);

/** Returns the plural that “many” requires, or undefined if the noun is plural or has none. */
function severalOf(a: Analysis, index: number, noun: Token): string | undefined {
  // “one of two evening”, “twenty-two”: the number belongs to something else.
  if (
    /^(?:of|and|or|to|\$|hundred|-)$/.test(neighbour(a, index, -1)?.lower ?? "") &&
    !pluralDeterminers.has(a.tokens[index]?.lower ?? "")
  )
    return undefined;
  const many = plural(noun.lower);
  return isSingular(noun) && a.lexicon.knows(many, a.dialect) && a.lexicon.frequency(many) >= 60 ? many : undefined;
}

const onlyPlural = wordSet(
  "men women people children police ways metrics earnings ones shambles thermos arts systems stats humanities genomics others",
);

const articles = wordSet("a an");

/** Words that make “of” require a plural: a number of problems. */
const crowds = wordSet("number couple dozens hundreds thousands");

const lots = wordSet("lot lots plenty");
/** Words that are nouns and verbs, but as nouns always counted. */
const things = wordSet(
  "place book shop picture question answer photo friend bike phone email mistake trip plan test cup",
);
const isThing = (a: Analysis, { lower }: Token): boolean =>
  isCounted(a.lexicon, lower) && (!homographs.has(lower) || things.has(lower));
const isLot = (a: Analysis, index: number, crowd: string): boolean =>
  lots.has(crowd) && (crowd !== "lot" || neighbour(a, index, -2)?.lower === "a");

/** Returns the singular that “a” requires, or undefined if the noun is singular or uncertain. */
function oneOf(a: Analysis, index: number, { noun, at }: { noun: Token; at: number }): string | undefined {
  const one = singular(noun.lower);
  if (!isPlural(noun) || one === noun.lower || !a.lexicon.knows(one, a.dialect) || onlyPlural.has(noun.lower))
    return undefined;
  const word = a.tokens[index];
  // “type A inmates”; “each joint changes”, “a static references the …”: an adjective may be the noun, and the noun a verb.
  if (word?.text === "A" && neighbour(a, index, -1)) return undefined;
  // “think where each fits in”
  if (word?.lower === "each" && homographs.has(noun.lemma) && neighbour(a, at, 1)?.tag === "ADP") return undefined;
  // “when a future completes, …”, “and a sound issues”.
  if (at > index + 1 && (homographs.has(noun.lemma) || neighbour(a, at, 1)?.text === ",")) return undefined;
  const plain =
    at === index + 1 || (articles.has(word?.lower ?? "") && !/^(?:DET|PRON|ADP)$/.test(neighbour(a, at, 1)?.tag ?? ""));
  return plain ? one : undefined;
}

/** “many thing” → “many things”; “a friends” → “a friend”. */
export const numberAndNoun = defineRule({
  words: [...manyWords, ...oneWords, "of"],
  at(a, index): Hit | undefined {
    const word = a.tokens[index];
    const isCrowd = word?.lower === "of";
    const crowd = neighbour(a, index, -1)?.lower ?? "";
    if (isCrowd && !crowds.has(crowd) && !isLot(a, index, crowd)) return undefined;
    const found = counted(a, index);
    if (
      !word ||
      !found ||
      uncounted.has(found.noun.lower) ||
      isCollective(found.noun) ||
      standsAlone(a, index, found.at)
    )
      return undefined;
    const isMany = isCrowd || manyWords.includes(word.lower);
    const fix = isMany ? severalOf(a, index, found.noun) : oneOf(a, index, found);
    // “a lot of beautiful place”, but “a lot of help”: only what is counted.
    if (fix === undefined || (lots.has(crowd) && isCrowd && !isThing(a, found.noun))) return undefined;
    const opener = isCrowd ? `${neighbour(a, index, -1)?.text} of` : word.text;
    return flag(found.noun, fix, `“${opener}” takes a ${isMany ? "plural" : "singular"} noun: “${fix}”.`);
  },
});
