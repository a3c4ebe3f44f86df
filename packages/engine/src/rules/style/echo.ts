import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, ofDocument, type PlacedHit } from "../../rule/rule.ts";
import type { Span } from "../../text/span.ts";
import { Tally } from "../../text/tally.ts";
import type { Tag, Token } from "../../text/token.ts";

/** The second of two nearby uses of a word. */
interface Echo extends Span {
  readonly lemma: string;
  readonly text: string;
}

/** The most words between two uses that readers still notice. */
const earshot = 50;
/** The highest frequency of a word whose repetition is noticed. See `Lexicon.frequency`. */
const commonest = 105;

const content: ReadonlySet<Tag> = new Set(["NOUN", "VERB", "ADJ", "ADV"]);

/** Counts the longer content words of a paragraph by their dictionary entries. */
const met = new Tally();

const isLong = ({ kind, tag, text }: Token): boolean => text.length > 4 && kind === "word" && content.has(tag);

/** Counts the candidate words of a paragraph, and returns whether any may occur twice. */
function meet({ tokens }: Analysis): boolean {
  met.clear();
  let most = 0;
  for (const token of tokens) if (isLong(token)) most = Math.max(most, met.add(token.lemma));
  return most > 1;
}

/** Whether a second use of a word is noticed: it is a long, rare content word and not a name. */
function isNoticed(a: Analysis, token: Token, index: number): boolean {
  const { text, lemma } = token;
  if (!isLong(token) || met.of(lemma) < 2 || !/^\p{Ll}+$/u.test(text)) return false;
  const frequency = a.lexicon.frequency(lemma);
  return frequency > 0 && frequency <= commonest && !isQuoted(a, index);
}

/** Returns the words that occur exactly twice in a paragraph, close together. More frequent ones are its topic. */
function echoesIn(a: Analysis): readonly Echo[] {
  if (a.kind === "heading" || !meet(a)) return [];
  const places = new Map<string, number[]>();
  for (const [index, token] of a.tokens.entries())
    if (isNoticed(a, token, index)) places.set(token.lemma, [...(places.get(token.lemma) ?? []), index]);
  return [...places].flatMap(([lemma, [first = 0, second, third]]) => {
    const token = second === undefined || third !== undefined ? undefined : a.tokens[second];
    // “Step by step”, “worse and worse”: so close it is meant.
    if (!token || second === undefined || second - first > earshot || second - first < 4) return [];
    return [{ lemma, text: token.text, start: token.start, end: token.end }];
  });
}

/** The number of repetitions of each word. */
type Echoes = ReadonlyMap<string, number>;

const none: Echoes = new Map();

function both(left: Echoes, right: Echoes): Echoes {
  if (left.size === 0 || right.size === 0) return left.size === 0 ? right : left;
  const all = new Map(left);
  for (const [lemma, count] of right) all.set(lemma, (all.get(lemma) ?? 0) + count);
  return all;
}

/** Flags a rare word that is used twice within a few lines: “A scowl … the scowl”. */
export const echo = defineRule({
  document: ofDocument<Analysis, readonly Echo[], Echoes>({
    note: echoesIn,
    sum: (echoes) => (echoes.length === 0 ? none : new Map(echoes.map(({ lemma }) => [lemma, 1]))),
    merge: both,
    *result(all, walk): Generator<PlacedHit> {
      // What is heard again in several paragraphs is what the text is about.
      const isOnce = (lemma: string): boolean => all.get(lemma) === 1;
      for (const { paragraph, note } of walk((part) => [...part.keys()].some(isOnce)))
        for (const { lemma, text, start, end } of note)
          if (isOnce(lemma))
            yield {
              paragraph,
              start,
              end,
              message: `“${text}” repeats a word you used a few lines above.`,
              suggestions: [],
            };
    },
  }),
});
