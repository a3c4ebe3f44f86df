import { defineRule, type Hit } from "../../rule/rule.ts";

/** Flags two spaces inside a sentence. Two spaces after a period are a habit, which the house style decides. */
export const extraSpace = defineRule({
  *check({ text, tokens, kind }): Iterable<Hit> {
    if ((kind !== "prose" && kind !== "dialogue") || !text.includes("  ")) return;
    const gaps = tokens.flatMap((token, i) => {
      const next = tokens[i + 1];
      if (!next || next.sentence !== token.sentence || token.kind === "punctuation") return [];
      const gap = text.slice(token.end, next.start);
      return /^ {2,}$/.test(gap) ? [{ token, next, gap }] : [];
    });
    // Many of them, or wide ones, are a layout.
    if (gaps.length > 2 && gaps.length * 4 > tokens.length) return;
    if (gaps.some(({ gap }) => gap.length > 3)) return;
    // Two of them may be the columns of a table, and so may one beside a mark, a line, or a number.
    const isAlone = gaps.length === 1 && /[.?!]/.test(tokens.at(-1)?.text ?? "");
    for (const { token, next } of gaps) {
      const isBetweenWords = /^(?:word|opaque)$/.test(next.kind) && token.kind !== "symbol";
      const sure = isAlone && (isBetweenWords || /^[“"(]/.test(next.text));
      yield { start: token.end, end: next.start, message: "Use one space between words.", suggestions: [" "], sure };
    }
  },
});
