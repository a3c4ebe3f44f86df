import { defineRule } from "../../rule/rule.ts";

/** Matches a contraction with capitals after the apostrophe: don’T, it’S. Names such as O’Neill do not match. */
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
