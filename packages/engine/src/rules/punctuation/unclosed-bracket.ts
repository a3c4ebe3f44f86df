import { defineRule, type Hit } from "../../rule.ts";

/** An opening bracket that nothing closes in a finished paragraph. */
export const unclosedBracket = defineRule({
  id: "punctuation/unclosed-bracket",
  title: "Bracket left open",
  explain: "This bracket is opened but never closed in its paragraph.",
  kind: "punctuation",
  level: "hint",
  examples: [{ wrong: "He came (as he always did and left.", right: "He came (as he always did and left." }],
  leaves: ["He came (as always) and left.", "a) Apples are (mostly) red.", "Well :( that hurt.", "It is [sic] so."],
  *check({ tokens, kind }): Iterable<Hit> {
    if (kind !== "prose" || !/^[.!?]$/.test(tokens.at(-1)?.text ?? "")) return;
    const open = tokens.filter((token, i) => token.text === "(" && tokens[i - 1]?.text !== ":");
    const closed = tokens.filter((token) => token.text === ")");
    const [bracket] = open;
    if (open.length !== 1 || closed.length > 0 || !bracket) return;
    yield { start: bracket.start, end: bracket.end, message: "This bracket is never closed.", suggestions: [] };
  },
});
