import { defineRule } from "../../rule/rule.ts";

/** Small letters, a mark, and capitals behind it: don’T, it’S. A capital in front may be a name’s: O’Neill, L’Oréal. */
const slipped = /^(?:\p{Lu}?\p{Ll}+)['’](?:T|S|RE|Re|rE|VE|Ve|LL|Ll|M|D)$/u;

/** “don’T” → “don’t”. */
export const innerCapital = defineRule({
  needs: "dictionary",
  *check(a) {
    if (!/['’]\p{Lu}/u.test(a.text)) return;
    for (const { text, start, end, kind } of a.tokens) {
      if (kind !== "word" || !/['’]/.test(text) || !slipped.test(text)) continue;
      yield { start, end, message: "Use lowercase letters after the apostrophe.", suggestions: [lowered(text)] };
    }
  },
});

const lowered = (word: string): string => word.replace(/['’].+$/u, (tail) => tail.toLowerCase());
