import { defineRule } from "../../rule/rule.ts";
import { misspellings } from "../../speller/misspellings.ts";

/** Flags “recieve”. Names, terms, and other languages are left alone. */
export const unknownWord = defineRule({
  needs: "dictionary",
  *check(a) {
    for (const { token, suggestions, isPlain } of misspellings(a)) {
      const [best] = suggestions;
      const message = best === undefined ? `“${token.text}” is not in the dictionary.` : `Did you mean “${best}”?`;
      yield { start: token.start, end: token.end, message, suggestions, ...(isPlain && { sure: true }) };
    }
  },
});
