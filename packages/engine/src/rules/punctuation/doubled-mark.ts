import { defineRule, type Hit } from "../../rule/rule.ts";

/** “,,” → “,”; “..” → “.”; “?.” → “?”. */
export const doubledMark = defineRule({
  words: ["..", ",", ";", "?"],
  at({ tokens }, index): Hit | undefined {
    const [before, mark, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!mark || mark.spaced || before?.kind !== "word") return undefined;
    if (mark.text === "..") {
      if (after && !after.spaced) return undefined;
      const message = "Use one period, or three for an ellipsis.";
      return { start: mark.start, end: mark.end, message, suggestions: [".", "…"] };
    }
    if (!after || after.spaced || !/^(?:,,|;;|\?\.|,\.|;\.|,;)$/.test(mark.text + after.text)) return undefined;
    // “What Is Science?.”: a title that ends so.
    if (mark.text === "?" && /^\p{Lu}/u.test(before.text)) return undefined;
    const keep = mark.text === "?" ? "?" : after.text;
    return { start: mark.start, end: after.end, message: "Use only one punctuation mark here.", suggestions: [keep] };
  },
});
