import { defineRule, type Hit } from "../../rule.ts";

/** “,,” → “,”; “..” → “.”; “?.” → “?”. */
export const doubledMark = defineRule({
  id: "punctuation/doubled-mark",
  title: "A mark too many",
  explain: "One mark is enough: two commas or two full stops in a row are a slip.",
  kind: "punctuation",
  level: "error",
  examples: [
    { wrong: "He came,, then she left.", right: "He came, then she left." },
    { wrong: "That is all..", right: "That is all." },
    { wrong: "Is that so?.", right: "Is that so?" },
    { wrong: "We had bread, butter,and jam,.", right: "We had bread, butter,and jam." },
  ],
  leaves: [
    "Wait... what?",
    "Really?!",
    "See ../README for it.",
    "It was . . . odd.",
    "He shops at Yahoo!, then sleeps.",
    "etc., and so on",
    "The range 1..10 is odd.",
    "cd .. goes up.",
  ],
  words: ["..", ",", ";", "?"],
  at({ tokens }, index): Hit | undefined {
    const [before, mark, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!mark || mark.spaced || before?.kind !== "word") return undefined;
    if (mark.text === "..") {
      if (after && !after.spaced) return undefined;
      const message = "One full stop is enough; an ellipsis has three.";
      return { start: mark.start, end: mark.end, message, suggestions: [".", "…"] };
    }
    if (!after || after.spaced || !/^(?:,,|;;|\?\.|,\.|;\.|,;)$/.test(mark.text + after.text)) return undefined;
    // “What Is Science?.”: a title that ends so.
    if (mark.text === "?" && /^\p{Lu}/u.test(before.text)) return undefined;
    const keep = mark.text === "?" ? "?" : after.text;
    return { start: mark.start, end: after.end, message: "One mark is enough here.", suggestions: [keep] };
  },
});
