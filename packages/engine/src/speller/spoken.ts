import type { Spelled } from "../facts/analysis.ts";
import { cut } from "../facts/cut.ts";
import { defineFact } from "../facts/fact.ts";
import { quotationsIn } from "../language/quoted.ts";
import type { Word } from "../text/token.ts";

/** What is left out where speech is written as it sounds: o’, an’, ’em, ’bout, goin’. */
const clipped =
  /(?:^|[\s“"(—‘])(?:['’](?:em|im|er|ere|is|ave|ad|bout|nother|ud|ood|tis|twas)|(?:o|an|th|t|wi|ol|mos|jus|tha)['’]|\p{L}{2,}in['’])(?=[\s,.!?;:”"—]|$)/iu;

/** The sentences that write down speech as it sounds. Each is looked at once, however many words in it are unknown. */
const spoken = defineFact({
  id: "spoken",
  needs: [cut],
  make: ([{ sentences }], { text }): ReadonlySet<number> =>
    new Set([...sentences.keys()].filter((i) => clipped.test(text.slice(sentences[i]?.start, sentences[i]?.end)))),
});

/** Returns whether a sentence writes speech as it sounds, where any word may look unusual. */
export const isSpoken = (a: Spelled, sentence: number): boolean => a.of(spoken).has(sentence);

/** A word broken off: “it might be unpl—”. */
export function isBrokenOff(a: Spelled, index: number): boolean {
  const token = a.tokens[index];
  const behind = a.tokens[index + 1];
  return token !== undefined && behind?.start === token.end && /^(?:—|--|―)$/u.test(behind.text);
}

/** This many unknown words in one speech show how someone talks. */
const broadFrom = 3;

/** Those of some words, given in their order, that stand in a speech with others of them: “Ven I vant zem, I go.” */
export function broadSpeech(a: Spelled, unknown: readonly { readonly token: Word }[]): ReadonlySet<Word> {
  if (unknown.length < broadFrom) return new Set();
  const before = (place: number, from: number): number => {
    let at = from;
    while ((unknown[at]?.token.start ?? place) < place) at++;
    return at;
  };
  let at = 0;
  const speeches = a.of(quotationsIn).flatMap(({ start, end, depth }) => {
    if (depth > 0) return [];
    const first = before(start, at);
    at = before(end, first);
    return at - first < broadFrom ? [] : unknown.slice(first, at);
  });
  return new Set(speeches.map(({ token }) => token));
}
