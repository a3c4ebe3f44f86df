import { phrases } from "./assets.ts";
import { defineLongFact } from "./fact.ts";
import { tags } from "./tags.ts";

/** The fact of all matches of the phrase tables in a paragraph. */
export const foundPhrases = defineLongFact({
  id: "found-phrases",
  needs: [tags, phrases],
  make: ([tokens, tables]) => tables.find(tokens),
});
