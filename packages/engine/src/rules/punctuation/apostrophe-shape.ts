import type { Analysis } from "../../facts/analysis.ts";
import { apostrophes } from "../../pattern/replace.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

/** Matches what can follow an apostrophe in a contraction. */
const tail = /^(?:t|s|m|re|ve|ll|d)$/;
/** Accents that are typed in place of an apostrophe. */
const accents = "`´";

/** Returns the contraction that `head` and `rest` form, even with a doubled letter as in “dont´t”, or undefined. */
function meant(a: Analysis, head: Token, rest: string): string | undefined {
  const whole = [`${head.text}'${rest}`, head.text.replace(/nt$/, "n't")];
  const known = whole.find((word) => word.includes("'") && a.lexicon.knows(word, a.dialect));
  return known ?? (rest === "s" && a.lexicon.isWord(head.text) ? whole[0] : undefined);
}

/** Returns how many tokens from `index` on stand for one apostrophe: an accent, or two straight marks. */
function marksAt({ tokens }: Analysis, index: number): number {
  const text = tokens[index]?.text ?? "";
  if (accents.includes(text)) return 1;
  const next = tokens[index + 1];
  return text === "'" && next?.text === "'" && !next.spaced ? 2 : 0;
}

/** “can`t” → “can’t”; “I''m” → “I’m”. */
export const apostropheShape = defineRule({
  words: ["`", "´", "'", "n't", "nt"],
  at(a, index): Hit | undefined {
    const head = a.tokens[index - 1];
    const mark = a.tokens[index];
    if (!head || !mark || head.kind !== "word" || head.sentence !== mark.sentence) return undefined;
    if (mark.kind === "word") return apartFrom(a, head, mark);
    const marks = marksAt(a, index);
    const rest = a.tokens[index + marks];
    if (marks === 0 || !rest || mark.spaced || rest.spaced || !tail.test(rest.lower)) return undefined;
    return hit(a, head, rest, meant(a, head, rest.lower));
  },
});

/** Returns a finding for “did n't” or “do nt”, where the ending is a separate token. */
function apartFrom(a: Analysis, head: Token, rest: Token): Hit | undefined {
  if (!rest.spaced || rest.text !== rest.lower) return undefined;
  const whole = `${head.text}n't`;
  return a.lexicon.knows(whole, a.dialect) ? hit(a, head, rest, whole) : undefined;
}

function hit(a: Analysis, from: Token, to: Token, word: string | undefined): Hit | undefined {
  if (word === undefined) return undefined;
  const suggestion = apostrophes(a, word);
  return {
    start: from.start,
    end: to.end,
    message: `${to.spaced ? "Write this contraction as one word" : "Use a plain apostrophe"}: “${suggestion}”.`,
    suggestions: [suggestion],
  };
}
