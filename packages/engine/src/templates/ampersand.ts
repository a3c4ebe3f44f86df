import type { Analysis } from "../facts/analysis.ts";
import type { Hit } from "../rule/rule.ts";
import { spanSet } from "../text/span-set.ts";
import { hits } from "./lane/hits.ts";
import { flag, list } from "./lane/options.ts";
import { phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** Whether the token is an “&” between two words that are no name: two capitals make one, and so does standing close. */
function joins({ tokens }: Analysis, index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text !== "&" || before?.kind !== "word" || next?.kind !== "word") return false;
  return token.spaced && next.spaced && /^\p{Ll}/u.test(next.text);
}

/** “salt & pepper” → “salt and pepper”. Names keep theirs. */
export const ampersand = defineTemplate({
  id: 19,
  key: "ampersand",
  name: "Ampersand",
  group: "Punctuation",
  description: "Sets whether “&” may replace “and” outside names.",
  level: "warning",
  options: { allow: flag("Allow “&”", false), exceptions: list("Exceptions", "Q&A", "R&D") },
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
        const names = spanSet(kept.in(a));
        yield* hits(a.tokens.entries(), ([index, token]) => {
          return joins(a, index) && !names.covers(token) ? say(token, "Use “and” instead of “&”.", "and") : undefined;
        });
      },
    };
  },
});
