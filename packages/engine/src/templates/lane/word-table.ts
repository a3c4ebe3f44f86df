import type { Phrases } from "../../pattern/phrases.ts";
import { remembered } from "../../session/remembered.ts";

/** What is written instead of the words of the phrase table `id`, best first, by the word or by what `keyOf` makes of it. */
export const wordTable = (id: string, keyOf: (word: string) => string = (word) => word) =>
  remembered(
    1,
    (phrases: Phrases) => [phrases],
    (phrases): ReadonlyMap<string, readonly string[]> =>
      new Map(phrases.rowsOf(id).map(({ match, replace = [] }) => [keyOf(match), replace])),
  );
