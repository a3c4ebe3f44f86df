import { type Choice, minority } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { mayBeSpelledTwice, spellingPair } from "../../language/spelling-pairs.ts";
import { likeCase } from "../../pattern/letter-case.ts";
import { defineRule } from "../../rule.ts";
import type { Token } from "../../text/token.ts";

function choiceAt(a: Analysis, { lower, text, start, end, sentence }: Token, index: number): Choice | undefined {
  const pair = spellingPair(a, lower);
  // A capital inside a sentence makes a name: “the World Trade Center”.
  const isName = /^\p{Lu}/u.test(text) && a.sentences[sentence]?.first !== index;
  return pair && !isName && !isQuoted(a, index) ? { key: pair.key, way: pair.way, text, start, end } : undefined;
}

function* choicesIn(a: Analysis): Iterable<Choice> {
  for (const [index, token] of a.tokens.entries()) {
    const choice = token.kind === "word" && mayBeSpelledTwice(token.entry) ? choiceAt(a, token, index) : undefined;
    if (choice) yield choice;
  }
}

/** “grey” in a text that writes “gray”; “realise” in one that writes “organize”. */
export const spelling = defineRule({
  id: "consistency/spelling",
  title: "One word, two spellings",
  explain: "Both spellings are right. A text is easier to read when it keeps to one of them.",
  kind: "style",
  level: "hint",
  examples: [
    {
      wrong: "It was her judgment. Nobody shared that judgment.\n\nHis judgement was another.",
      right: "It was her judgment. Nobody shared that judgment.\n\nHis judgment was another.",
    },
    {
      wrong: "He walked toward us, and then toward her. She ran towards him.",
      right: "He walked toward us, and then toward her. She ran toward him.",
    },
    {
      wrong: "The adviser came. Her adviser left. An advisor stayed.",
      right: "The adviser came. Her adviser left. An adviser stayed.",
    },
  ],
  leaves: [
    "It was her judgment. Nobody shared that judgment.",
    "It was her judgment. She said, “My judgement stands.” Nobody shared that judgment.",
    "The adviser came. He met the Advisor Group. The adviser left.",
    "He advised us to exercise. The prize was a surprise. They comprise the size.",
    "The sky was gray. Earl Grey was served. A gray cat sat there.",
  ],
  document: minority({
    note: (a) => [...choicesIn(a)],
    say({ text, way }, most) {
      const wanted = most.startsWith("-") ? text.replace(/i[sz](?=[a-z]+$)/i, most.slice(1, 3)) : likeCase(text, most);
      return {
        message: `Most of the text writes “${most}”, here it is “${way}”.`,
        suggestions: [wanted],
      };
    },
  }),
});
