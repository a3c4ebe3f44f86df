import { defineRule, type Hit } from "../../rule.ts";
import { sentenceOpeners } from "../../text/abbreviations.ts";

const plainWord = /^\p{L}[\p{Ll}'’]+$/u;

/** “one,two” → “one, two”; “end.The” → “end. The”. */
export const spaceAfterMark = defineRule({
  id: "punctuation/space-after-mark",
  title: "Space behind a mark",
  explain: "A space follows a comma, a semicolon and the end of a sentence.",
  kind: "punctuation",
  level: "error",
  sure: true,
  examples: [
    { wrong: "We had bread,butter and jam.", right: "We had bread, butter and jam." },
    { wrong: "It rained.The streets were wet.", right: "It rained. The streets were wet." },
    { wrong: "Why?Because I said so.", right: "Why? Because I said so." },
  ],
  leaves: [
    "It cost 1,000 dollars.",
    "Visit example.com now.",
    "He said “yes,” and left.",
    "The U.S. won.",
    "Node.js is fast.",
    "See p.m. and a.m.",
    "The set {a,b} is small.",
    "Use file.Name here.",
  ],
  *check({ tokens, sentences, lexicon, dialect }): Iterable<Hit> {
    for (const [i, mark] of tokens.entries()) {
      const before = tokens[i - 1];
      const after = tokens[i + 1];
      if (!before || !after || mark.spaced || after.spaced || mark.kind !== "punctuation" || after.start !== mark.end)
        continue;
      if (!plainWord.test(before.text) || !plainWord.test(after.text) || !/^[,;.?!]$/.test(mark.text)) continue;
      if (!lexicon.knows(before.text, dialect) || !lexicon.knows(after.text, dialect)) continue;
      // A stop between two words is a name (“file.Name”) unless the second begins a sentence.
      const since = i - (sentences[mark.sentence]?.first ?? i);
      const opens = after.sentence !== mark.sentence && since >= 2 && lexicon.frequency(after.lower) > 150;
      if (
        mark.text === "." &&
        !(opens && lexicon.frequency(before.lower) > 60 && (since > 2 || sentenceOpeners.has(after.lower)))
      )
        continue;
      yield {
        start: mark.start,
        end: after.end,
        message: `A space follows “${mark.text}”.`,
        suggestions: [`${mark.text} ${after.text}`],
      };
    }
  },
});
