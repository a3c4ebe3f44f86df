import type { Walk } from "../document/reducer.ts";
import { firstPerson, isPronoun, personalPronoun } from "../language/pronouns.ts";
import { wordCount } from "../language/sentence-measures.ts";
import type { Hit } from "../rule/rule.ts";

import { type CountedSpan, excess, percentOf } from "./lane/excess.ts";
import { amount, flag } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { type DocumentLane, defineTemplate, wholeDocument } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

function marksOf({ a }: TemplateContext, wanted: RegExp, opening: boolean): CountedSpan[] {
  return a.tokens.filter(
    (token, index) => isPronoun(a, index, wanted) && (!opening || a.sentences[token.sentence]?.first === index),
  );
}

type Pair = readonly [unknown, unknown];

/** Two lanes as one: their notes and sums side by side, their hits one behind the other. */
const both = (one: DocumentLane, two: DocumentLane): DocumentLane =>
  wholeDocument<Pair, Pair>({
    note: (r) => [one.note(r), two.note(r)],
    sum: ([first, second]) => [one.sum(first), two.sum(second)],
    merge: (left, right) => [one.merge(left[0], right[0]), two.merge(left[1], right[1])],
    *result([first, second], walk) {
      yield* one.result(first, half(walk, 0));
      yield* two.result(second, half(walk, 1));
    },
  });

/** A walk for one of the two. */
function half(walk: Walk<Pair, Pair>, which: 0 | 1): Walk<unknown, unknown> {
  return function* (enter) {
    for (const { paragraph, note } of walk((sum) => enter(sum[which]))) yield { paragraph, note: note[which] };
  };
}

/** First person where it is not wanted, and pronouns beyond their share. */
export const pronouns = defineTemplate({
  id: 31,
  key: "pronouns",
  name: "Pronouns and first person",
  group: "Tone",
  description:
    "Sets whether “I” and “we” are allowed, how many words may be pronouns, and how many sentences may start with one.",
  level: "hint",
  options: {
    allowFirst: flag("Allow “I” and “we”", true),
    maxPercent: amount("Maximum percentage of words", 15, 0, 100),
    maxInitialPercent: amount("Maximum percentage of sentences that start with a pronoun", 30, 0, 100),
  },
  shown: {
    wrong: "I think we should do it as I see it.",
    right: "The plan should go ahead.",
  },
  examples: [
    { config: { allowFirst: false }, wrong: "Here we describe a method.", right: "Here we describe a method." },
    {
      wrong: "It fell. He ran. They slept. She left. Ann came.",
      right: "It fell. He ran. They slept. She left. Ann came.",
    },
    {
      config: { maxInitialPercent: 100 },
      wrong: "You gave me yours, he took his from them, and she saw us.",
      right: "You gave me yours, he took his from them, and she saw us.",
    },
  ],
  leaves: [
    { text: "Ann came home with a large bag. She slept. The US team left Part I to its readers at last." },
    { config: { allowFirst: false }, text: "“We are here,” said the man. World War I ended in the US." },
  ],
  compile: ({ allowFirst, maxPercent, maxInitialPercent }) => ({
    *read(r): Iterable<Hit> {
      if (allowFirst) return;
      for (const mark of marksOf(r, firstPerson, false))
        yield say(mark, "Your style guide does not allow the first person.");
    },
    document: both(
      excess({
        tally: (r) => ({ marks: marksOf(r, personalPronoun, true), of: r.a.sentences.length }),
        allowed: (sentences) => Math.ceil((maxInitialPercent / 100) * sentences),
        message: (count, sentences) =>
          `${percentOf(count, sentences)}% of the sentences start with a pronoun. The limit is ${maxInitialPercent}%.`,
      }),
      excess({
        tally: (r) => ({ marks: marksOf(r, personalPronoun, false), of: wordCount(r.a) }),
        allowed: (words) => Math.ceil((maxPercent / 100) * words),
        message: (count, words) =>
          `${percentOf(count, words)}% of the words are pronouns. The limit is ${maxPercent}%.`,
      }),
    ),
  }),
});
