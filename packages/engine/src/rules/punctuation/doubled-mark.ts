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
  *check({ tokens }): Iterable<Hit> {
    for (const [i, mark] of tokens.entries()) {
      const before = tokens[i - 1];
      const after = tokens[i + 1];
      if (mark.kind !== "punctuation" || mark.spaced || before?.kind !== "word") continue;
      if (mark.text === ".." && (!after || after.spaced)) {
        yield {
          start: mark.start,
          end: mark.end,
          message: "One full stop is enough; an ellipsis has three.",
          suggestions: [".", "…"],
        };
        continue;
      }
      // “What Is Science?.”: a title that ends so.
      if (
        !after ||
        after.spaced ||
        (mark.text === "?" && /^\p{Lu}/u.test(before.text)) ||
        !/^(?:,,|;;|\?\.|,\.|;\.|,;)$/.test(mark.text + after.text)
      )
        continue;
      const keep = mark.text === "?" ? "?" : after.text;
      yield { start: mark.start, end: after.end, message: "One mark is enough here.", suggestions: [keep] };
    }
  },
});
