import type { Reducer } from "../document/reducer.ts";
import { type Spelled, spelled } from "../facts/analysis.ts";
import { defineFact } from "../facts/fact.ts";
import { type Dialect, dialects } from "../settings/settings.ts";
import { localForms } from "./local-forms.ts";
import { localWords } from "./local-words.ts";

/** The number of different words in each paragraph that are spelled as in a variety, in the order of `dialects`. */
type Votes = readonly number[];

const none: Votes = dialects.map(() => 0);

/**
 * Counts only words with another spelling elsewhere, because a word of a single variety may be an accident of its
 * dictionary.
 */
function votesOf(a: Spelled): Votes {
  const homes = new Map<string, readonly Dialect[]>();
  for (const { token, home } of localWords(a)) {
    if (homes.has(token.lower)) continue;
    const isSpelledOtherwise = dialects.some(
      (other) => !home.includes(other) && localForms(a.lexicon, token.text, other).length > 0,
    );
    homes.set(token.lower, isSpelledOtherwise ? home : []);
  }
  if (homes.size === 0) return none;
  return dialects.map((dialect) => [...homes.values()].filter((home) => home.includes(dialect)).length);
}

/** The fact of a paragraph's votes. */
export const dialectVotes = defineFact({ id: "dialect-votes", needs: [spelled], make: ([a]) => votesOf(a) });

/**
 * Returns the variety with the most votes in a document. If several have as many, or there are none, American comes
 * before British, and British before Canadian and Australian.
 */
export const dialectOfText: Reducer<Votes, Votes, Votes, Dialect> = {
  note: (votes) => votes,
  sum: (votes) => votes,
  merge: (left, right) => left.map((count, i) => count + (right[i] ?? 0)),
  result: (votes) => dialects[votes.indexOf(Math.max(...votes))] ?? "en-US",
};

/** The same for all paragraphs of a text at once. */
export const dialectBy = (votes: readonly Votes[]): Dialect =>
  dialectOfText.result(votes.reduce(dialectOfText.merge, none), () => []);
