import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

/** “If I was you” → “If I were you”. */
export const ifIWere = defineRule({
  patterns: [
    { match: "[if i] was [you|him|her|them|king|president]", replace: ["were"] },
    { match: "[i wish i] was [!able]", replace: ["were"] },
  ],
  unless: isQuoted,
});
