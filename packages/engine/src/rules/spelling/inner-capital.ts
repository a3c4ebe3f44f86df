import { defineRule } from "../../rule.ts";

/** Small letters, a mark, and capitals behind it: don’T, it’S. A capital in front may be a name’s: O’Neill, L’Oréal. */
const slipped = /^(?:\p{Lu}?\p{Ll}+)['’](?:T|S|RE|Re|rE|VE|Ve|LL|Ll|M|D)$/u;

/** “don’T” → “don’t”. */
export const innerCapital = defineRule({
  id: "spelling/inner-capital",
  title: "A capital behind the apostrophe",
  explain: "Behind the apostrophe of don’t, it’s or we’re goes a small letter.",
  kind: "spelling",
  level: "error",
  needs: "dictionary",
  examples: [
    { wrong: "We don'T need it.", right: "We don't need it." },
    { wrong: "It'S not far.", right: "It's not far." },
    { wrong: "We'Re coming too.", right: "We're coming too." },
  ],
  leaves: ["WE DON'T NEED IT.", "O'Neill and D'Souza met.", "She read L'Express.", "It's Mr O'M again."],
  *check(a) {
    if (!/['’]\p{Lu}/u.test(a.text)) return;
    for (const { text, start, end, kind } of a.tokens) {
      if (kind !== "word" || !/['’]/.test(text) || !slipped.test(text)) continue;
      yield { start, end, message: "Small letters go behind the apostrophe.", suggestions: [lowered(text)] };
    }
  },
});

const lowered = (word: string): string => word.replace(/['’].+$/u, (tail) => tail.toLowerCase());
