import type { Reducer } from "../document/reducer.ts";
import type { Finding } from "../findings/finding.ts";
import type { Lexicon } from "./lexicon.ts";
import { slipsBetween } from "./slips.ts";
import { inCaseOf } from "./word-case.ts";

/** How a word is used that the dictionary does not have. */
interface Use {
  readonly times: number;
  /** It is a slip from a word in use, however often it stands there: “definately”. */
  readonly isSlip: boolean;
}

/** The words of a stretch that the dictionary does not have, in small letters. */
export type Uses = ReadonlyMap<string, Use>;

/** Words a document has made its own, each by itself and by its near twins: what was meant. In small letters. */
export type Coinages = ReadonlyMap<string, string>;

const ruleId = "spelling/unknown-word";
/** A word of that many letters may be a slip of another. */
const shortestTwin = 5;
/** A word in use, by its frequency; a shorter one has to be commoner, for more lies near it. */
const inUse = 80;
const usualWord = 130;

/** Two slips in a long word, one in a shorter. */
function isSlipOf({ text, suggestions: [meant] }: Finding, { frequency }: Lexicon): boolean {
  if (meant === undefined) return false;
  const rarest = Math.min(...meant.split(" ").map(frequency));
  return slipsBetween(text, meant) <= (text.length >= 8 ? 2 : 1) && rarest >= (text.length >= 7 ? inUse : usualWord);
}

/** The unknown words among what is said of a paragraph. */
export function usesIn(said: readonly Finding[], lexicon: Lexicon): Uses {
  const uses = new Map<string, Use>();
  for (const finding of said) {
    if (finding.ruleId !== ruleId) continue;
    const word = finding.text.toLowerCase();
    const { times = 0, isSlip = isSlipOf(finding, lexicon) } = uses.get(word) ?? {};
    uses.set(word, { times: times + 1, isSlip });
  }
  return uses;
}

function added(left: Uses, right: Uses): Uses {
  const [large, small] = left.size < right.size ? [right, left] : [left, right];
  if (small.size === 0) return large;
  const all = new Map(large);
  for (const [word, { times, isSlip }] of small) {
    const known = all.get(word);
    all.set(word, { times: times + (known?.times ?? 0), isSlip: isSlip || known?.isSlip === true });
  }
  return all;
}

/** The word with each of its letters left out. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** Forms of one word are no twins: widget, widgets. */
const isForm = (word: string, coinage: string): boolean => word.startsWith(coinage) || coinage.startsWith(word);

/** Finds the coinage that a word was meant to be: one slip away, and no form of the same word. Of two the first. */
function twinsOf(coinages: Iterable<string>): (word: string) => string | undefined {
  const near = new Map<string, string>();
  for (const coinage of coinages)
    if (coinage.length >= shortestTwin)
      for (const part of [coinage, ...shortened(coinage)]) near.set(part, near.get(part) ?? coinage);
  if (near.size === 0) return () => undefined;
  return (word) =>
    [word, ...shortened(word)]
      .map((part) => near.get(part))
      .find((coinage) => coinage !== undefined && slipsBetween(word, coinage) <= 1 && !isForm(word, coinage));
}

/** What is used twice is a coinage; what is used once and lies a slip from a coinage was meant to be that. */
function coinagesOf(uses: Uses): Coinages {
  const coinages = new Map<string, string>();
  for (const [word, { times, isSlip }] of uses) if (times > 1 && !isSlip) coinages.set(word, word);
  const twinOf = twinsOf([...coinages.keys()].sort());
  for (const [word, { times }] of uses) {
    const coinage = times === 1 && word.length >= shortestTwin ? twinOf(word) : undefined;
    if (coinage !== undefined) coinages.set(word, coinage);
  }
  return coinages;
}

/** The words a writer has made their own, counted over the document. */
export const coinagesOfText: Reducer<Uses, Uses, Uses, Coinages> = {
  note: (uses) => uses,
  sum: (uses) => uses,
  merge: added,
  result: coinagesOf,
};

/** What is left of a finding in a document with these coinages: nothing of a coinage, the coinage for its twin. */
export function amongCoinages(finding: Finding, coinages: Coinages): Finding | undefined {
  if (finding.ruleId !== ruleId || coinages.size === 0) return finding;
  const word = finding.text.toLowerCase();
  const coinage = coinages.get(word);
  if (coinage === undefined) return finding;
  if (coinage === word) return undefined;
  const meant = inCaseOf(finding.text, coinage);
  const others = finding.suggestions.filter((each) => each !== meant);
  return { ...finding, suggestions: [meant, ...others], message: `Elsewhere in this document, you write “${meant}”.` };
}

/** The words on which two documents differ. */
export const differences = (one: Coinages, other: Coinages): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((word) => one.get(word) !== other.get(word));
