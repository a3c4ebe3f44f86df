import type { Analysis } from "../facts/analysis.ts";
import { opensSentence } from "../pattern/replace.ts";
import type { Hit } from "../rule/rule.ts";
import { list } from "./lane/options.ts";
import { phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const isCapital = (text: string | undefined): boolean => /^\p{Lu}/u.test(text ?? "");

/** “Spring Framework”, “the Boston Spring”: beside another capital it is part of a name. */
function isNamed(a: Analysis, first: number, last: number): boolean {
  const [before, next] = [a.tokens[first - 1], a.tokens[last]];
  const named =
    next?.kind === "word" && next.spaced && isCapital(next.text) && next.sentence === a.tokens[first]?.sentence;
  return named || (before?.kind === "word" && isCapital(before.text) && !opensSentence(a, first - 1));
}

const capitals = (text: string): string => text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** “the Internet” → “the internet”, and words that carry a capital here. */
export const commonNouns = defineTemplate({
  id: 25,
  key: "common-nouns",
  name: "Capitalization of common nouns",
  group: "Capitals",
  description: "Sets which common nouns are written in lowercase and which are capitalized.",
  level: "warning",
  options: { lower: list("Lowercase words", "internet", "spring"), upper: list("Capitalized words") },
  examples: [
    { wrong: "We meet on the Internet in Spring.", right: "We meet on the internet in spring." },
    { config: { upper: ["board"] }, wrong: "Ask the board.", right: "Ask the Board." },
  ],
  leaves: [
    { text: "Internet use grew. The Spring Framework. The Internet Society. In spring. # `Internet`" },
    { text: "# The Internet in Spring\n\nTHE INTERNET" },
    { config: { upper: ["board"] }, text: "The Board met. “Ask the board,” he said." },
  ],
  compile({ lower, upper }) {
    const small = phrases(lower.map((word): [string, "small"] => [word, "small"]));
    const large = phrases(upper.map((word): [string, "large"] => [word, "large"]));
    return {
      *read({ a }): Iterable<Hit> {
        if (a.kind === "heading") return;
        for (const { start, end, first, last } of small.in(a)) {
          const text = a.text.slice(start, end);
          if (!isCapital(text) || /\p{Lu}{2}/u.test(text) || opensSentence(a, first) || isNamed(a, first, last))
            continue;
          yield say({ start, end }, "Your style guide uses lowercase here.", text.toLowerCase());
        }
        for (const { start, end } of large.in(a)) {
          const text = a.text.slice(start, end);
          if (/^\p{Ll}/u.test(text)) yield say({ start, end }, "Your style guide uses a capital here.", capitals(text));
        }
      },
    };
  },
});
