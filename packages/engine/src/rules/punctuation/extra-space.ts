import { defineRule, type Hit } from "../../rule.ts";

/** Two spaces in the middle of a sentence. Behind a full stop two are a habit, and a matter of house style. */
export const extraSpace = defineRule({
  id: "punctuation/extra-space",
  title: "More than one space",
  explain: "One space between two words is enough.",
  kind: "punctuation",
  level: "hint",
  sure: true,
  examples: [{ wrong: "He opened  the door.", right: "He opened the door." }],
  leaves: ["He came.  She left.", "One space only.", "name      value", "a    b    c"],
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
    for (const { token, next } of gaps)
      yield { start: token.end, end: next.start, message: "One space is enough here.", suggestions: [" "] };
  },
});
