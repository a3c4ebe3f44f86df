import type { Analysis } from "../../facts/analysis.ts";
import { likelierWords } from "../../facts/likelier-words.ts";
import { neighbour } from "../../language/neighbour.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { apostrophes } from "../../pattern/replace.ts";
import { defineRule, type Hit } from "../../rule.ts";

const shouted = /^\p{Lu}[\p{Lu}'’]+$/u;

/** Whether a word may be judged by its place: not a name, not shouted, and no part of something that is no prose. */
function isPlain(a: Analysis, index: number): boolean {
  const token = a.tokens[index];
  if (!token || shouted.test(token.text)) return false;
  return !/^\p{Lu}/u.test(token.text) || neighbour(a, index, -1) === undefined || token.lower.startsWith("i'");
}

function hitAt(a: Analysis, index: number, meant: string): Hit | undefined {
  const token = a.tokens[index];
  if (!token || !isPlain(a, index)) return undefined;
  const pronoun = /^i(?:$|')/.test(meant);
  const word = apostrophes(a, pronoun || /^\p{Lu}/u.test(token.text) ? capitalized(meant) : meant);
  return {
    start: token.start,
    end: token.end,
    message: `“${token.text}” hardly ever stands in such a place; “${word}” does.`,
    suggestions: [word],
  };
}

/** “a hart attack” → “a heart attack”: of two words that are taken for one another the far likelier. */
export const likelierWord = defineRule({
  id: "grammar/likelier-word",
  title: "A likelier word",
  explain:
    "Some words are taken for one another: they sound alike, or a letter tells them apart. Beside these words nearly everybody writes the other one.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "Both sides signed the piece treaty.", right: "Both sides signed the peace treaty." },
    { wrong: "We arrived an our later.", right: "We arrived an hour later." },
    { wrong: "The company is know for its shoes.", right: "The company is known for its shoes." },
    { wrong: "To a certain extend he is right.", right: "To a certain extent he is right." },
    { wrong: "Please sea the attached file.", right: "Please see the attached file." },
    { wrong: "He through the ball.", right: "He threw the ball." },
    { wrong: "It was a grate day.", right: "It was a great day." },
    { wrong: "She wanted to brake the silence.", right: "She wanted to break the silence." },
  ],
  leaves: [
    "The treaty was torn piece by piece.",
    "Our house is an hour away.",
    "They know for whom it was made.",
    "They extend it to a certain age.",
    "It does not seem so to him.",
    "He hit the brake of the car.",
    "DON'T THROUGH IT AWAY, the sign said.",
    "Mr Hart beat him at chess.",
  ],
  needs: "confusions",
  *check(a) {
    if (a.kind === "heading") return;
    for (const { index, word } of a.of(likelierWords)) {
      if (a.lexicon.knows(word, a.dialect)) yield hitAt(a, index, word);
    }
  },
});
