import { defineRule, type Hit } from "../../rule/rule.ts";

/** Flags an opening bracket without a closing one in a finished paragraph. */
export const unclosedBracket = defineRule({
  *check({ tokens, kind }): Iterable<Hit> {
    if (kind !== "prose" || !/^[.!?]$/.test(tokens.at(-1)?.text ?? "")) return;
    const open = tokens.filter((token, i) => token.text === "(" && tokens[i - 1]?.text !== ":");
    const closed = tokens.filter((token) => token.text === ")");
    const [bracket] = open;
    if (open.length !== 1 || closed.length > 0 || !bracket) return;
    yield { start: bracket.start, end: bracket.end, message: "This bracket is never closed.", suggestions: [] };
  },
});
