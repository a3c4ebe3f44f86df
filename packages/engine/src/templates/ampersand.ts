import type { Hit } from "../rule.ts";
import { flag, list } from "./lane/options.ts";
import { phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** “salt & pepper” → “salt and pepper”. Names keep theirs. */
export const ampersand = defineTemplate({
  id: 19,
  key: "ampersand",
  name: "Ampersand",
  group: "Punctuation",
  description: "Whether “&” may stand for “and” outside names.",
  level: "warning",
  options: { allow: flag("“&” is allowed", false), exceptions: list("Allowed anyway", "Q&A", "R&D") },
  examples: [
    { wrong: "We sell salt & pepper.", right: "We sell salt and pepper." },
    { wrong: "Terms & conditions apply.", right: "Terms and conditions apply." },
  ],
  leaves: [
    { text: "AT&T, Johnson & Johnson, Q&A, R&D, `a & b`, http://x.org/?a&b and a && b." },
    { config: { allow: true }, text: "We sell salt & pepper." },
    { config: { exceptions: ["bed & breakfast"] }, text: "A bed & breakfast." },
  ],
  compile({ allow, exceptions }) {
    const kept = phrases(exceptions.map((each): [string, true] => [each, true]));
    return {
      *read({ a }): Iterable<Hit> {
        if (allow || !a.text.includes("&")) return;
        const names = kept.in(a);
        for (const [index, token] of a.tokens.entries()) {
          const [before, next] = [a.tokens[index - 1], a.tokens[index + 1]];
          if (token.text !== "&" || before?.kind !== "word" || next?.kind !== "word") continue;
          // Two capitals make a name; closed up, it is one, too.
          if (!token.spaced || !next.spaced || !/^\p{Ll}/u.test(next.text)) continue;
          if (names.some(({ start, end }) => start <= token.start && token.end <= end)) continue;
          yield say(token, "Write “and”.", "and");
        }
      },
    };
  },
});
