import type { Hit } from "../rule/rule.ts";
import { wordSet } from "../text/word-set.ts";
import { flag } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** Words whose full stop is their own. */
const abbreviations = wordSet("etc inc ltd co corp jr sr st vs no vol dept est approx al bros llc");

/** “Summary.” → “Summary” in a heading. Question and exclamation marks may stay. */
export const headingEndMark = defineTemplate({
  id: 10,
  key: "heading-end-mark",
  name: "Heading end punctuation",
  group: "Punctuation",
  description: "Sets whether a heading may end with a period, colon, comma, or semicolon.",
  level: "warning",
  options: { allow: flag("Allow punctuation at the end", false) },
  examples: [
    { wrong: "# Summary.", right: "# Summary" },
    { wrong: "## What we found:", right: "## What we found" },
  ],
  leaves: [
    { text: "# Summary\n\n# Why?\n\n# And then …\n\n# Sponsors :star:\n\n# Acme Inc.\n\n# At 7 p.m.\n\nA sentence." },
    { config: { allow: true }, text: "# Summary." },
  ],
  compile: ({ allow }) => ({
    *read({ a }): Iterable<Hit> {
      const last = a.tokens.at(-1);
      const word = a.tokens.at(-2);
      if (allow || a.kind !== "heading" || !last || !word || !/^[.:,;]$/.test(last.text)) return;
      // “:star:” is a sign.
      if (last.text === ":" && a.tokens.at(-3)?.text === ":") return;
      if (last.text === "." && abbreviations.has(word.lower)) return;
      yield say(last, "Remove the punctuation at the end of the heading.", "");
    },
  }),
});
