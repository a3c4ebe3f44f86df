import type { Reducer } from "../document/reducer.ts";
import { type Spelled, spelled } from "../facts/analysis.ts";
import { defineFact } from "../facts/fact.ts";
import { type Dialect, dialects } from "../settings/settings.ts";
import { localForms } from "./local-forms.ts";
import { localWords } from "./local-words.ts";

/** How many different words of each paragraph are spelled as in a variety, by the place of the variety in `dialects`. */
type Votes = readonly number[];

const none: Votes = dialects.map(() => 0);

/** Only words that are spelled otherwise elsewhere have a vote; a word of one country alone may be its dictionary’s whim. */
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

/** What a paragraph tells about the English it is written in. */
export const dialectVotes = defineFact({ id: "dialect-votes", needs: [spelled], make: ([a]) => votesOf(a) });

/**
 * The English a document is written in, by the votes of its spellings. Where they are even, or nothing tells, American
 * goes before British, and that before Canadian and Australian.
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
