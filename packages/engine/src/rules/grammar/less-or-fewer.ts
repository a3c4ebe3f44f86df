import { isPlural } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Plural nouns that name an amount instead of a number. */
const measured = wordSet(`
  years days hours minutes seconds weeks months miles metres meters kilometres kilometers dollars pounds euros cents
  degrees percent points inches feet yards acres calories tons tonnes grams kilos litres liters gallons bucks odds
  means thanks clothes savings earnings goods details brains guts funds politics data media logistics
`);

/** Words before “less” that make it right before any noun: “no less”, “far less”. */
const fixed = wordSet("much no or nothing still far the none");

/** “less people” → “fewer people”. */
export const lessOrFewer = defineRule({
  words: ["less"],
  at(a, index): Hit | undefined {
    const less = a.tokens[index];
    const noun = neighbour(a, index, 1);
    if (!less || !noun || !isPlural(noun) || measured.has(noun.lower) || noun.clitic) return undefined;
    // “LESS requires”, “.less files”: the language.
    if (less.text === "LESS" || a.text[less.start - 1] === ".") return undefined;
    // “much less houses”, “no less people than kings”: not a number of them.
    if (fixed.has(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    return {
      start: less.start,
      end: less.end,
      message: `Use “fewer” with things you can count, such as “${noun.lower}”.`,
      suggestions: [less.text === "Less" ? "Fewer" : "fewer"],
    };
  },
});
