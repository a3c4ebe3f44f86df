import { startsWithVowelSound } from "../../language/vowel-sound.ts";
import { defineRule } from "../../rule.ts";

/** “a apple” → “an apple”, judged by sound and not by spelling. */
export const aOrAn = defineRule({
  id: "grammar/a-or-an",
  title: "“a” or “an”",
  explain: "Use “an” before a vowel sound and “a” before a consonant sound: an hour, a university.",
  kind: "grammar",
  level: "error",
  sure: true,
  examples: [
    { wrong: "She ate a apple.", right: "She ate an apple." },
    { wrong: "It was an useful idea.", right: "It was a useful idea." },
    { wrong: "He waited a hour.", right: "He waited an hour." },
    { wrong: "An European city won.", right: "A European city won." },
    { wrong: "This is a “easy” task.", right: "This is an “easy” task." },
  ],
  leaves: [
    "It took an hour.",
    "Plan A opens the show.",
    "She is an MP and he is a UN envoy.",
    "A one-off and a ukulele.",
    "He got an A in class and a B in art.",
    "We saw an 8-year-old and a 10-year-old.",
    "Vitamin A is good.",
    "a) Apples",
    "Group A and group B met.",
    "Time for Q&A at the end.",
    "Chlorophyll a and b are green.",
    "Later, A and B decide.",
    "We wrote an rfc for an npm module.",
  ],
  words: ["a", "an"],
  at({ tokens }, index) {
    const article = tokens[index];
    let next = tokens[index + 1];
    if (next?.spaced && /^["“‘'(]$/.test(next.text)) next = tokens[index + 2];
    else if (!next?.spaced) return undefined;
    if (!article || !next || next.sentence !== article.sentence) return undefined;
    // “Plan A”, “Q&A at noon”, “chlorophyll a and b”: a letter, not an article.
    if (
      article.text === "A" &&
      tokens[index - 1]?.sentence === article.sentence &&
      tokens[index - 1]?.kind !== "punctuation"
    )
      return undefined;
    if (article.text === "A" && /^[&/+-]$/.test(tokens[index - 1]?.text ?? "")) return undefined;
    if (/^(?:CCONJ|AUX|ADP|SCONJ)$/.test(next.tag) && !next.text.includes("-")) return undefined;
    const vowel = startsWithVowelSound(next.text);
    if (vowel === undefined || vowel === (article.lower === "an")) return undefined;
    const right = vowel ? "an" : "a";
    const cased = article.text.startsWith("A") ? right.replace("a", "A") : right;
    return {
      start: article.start,
      end: article.end,
      message: `Write “${right}” before “${next.text}”.`,
      suggestions: [cased],
    };
  },
});
