import { phrases } from "./assets.ts";
import { defineLongFact } from "./fact.ts";
import { tags } from "./tags.ts";

/** Where the phrases of all tables stand in a paragraph. */
export const foundPhrases = defineLongFact({
  id: "found-phrases",
  needs: [tags, phrases],
  make: ([tokens, tables]) => tables.find(tokens),
});
