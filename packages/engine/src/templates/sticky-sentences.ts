import type { Walk } from "../document/reducer.ts";
import { isGlue } from "../language/glue-words.ts";
import { isRunning, wordsOf } from "../language/sentence-measures.ts";
import type { Hit, PlacedHit } from "../rule/rule.ts";
import { percentOf } from "./lane/excess.ts";
import { amount } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate, wholeDocument } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

interface Stickiness {
  readonly glue: number;
  readonly words: number;
  /** The last word: a remark about the sentence is hung there. */
  readonly start: number;
  readonly end: number;
}

/** Shorter sentences are mostly glue and none the worse for it. */
const fewestWords = 8;
/** Of a document with fewer sentences nothing is said. */
const fewestSentences = 3;
/** A sentence above this share, in percent, is part of the trouble in a sticky document. */
const semiSticky = 45;

function stickiness(r: TemplateContext): Stickiness[] {
  const { a } = r;
  if (!isRunning(a)) return [];
  return a.sentences.flatMap(({ start }, index) => {
    const words = wordsOf(a, index);
    const last = words.at(-1);
    if (!last || r.isQuoted(start)) return [];
    return [
      {
        glue: words.filter(({ lower }) => isGlue(lower)).length,
        words: words.length,
        start: last.start,
        end: last.end,
      },
    ];
  });
}

const share = ({ glue, words }: Stickiness): number => (100 * glue) / words;

/** What is remembered of a paragraph: its sums, and the sentences a remark may be hung on. */
interface Note {
  readonly glue: number;
  readonly words: number;
  readonly sentences: number;
  readonly sticky: readonly Stickiness[];
}

/** Semi-sticky sentences are part of what makes a document sticky; those that are sticky are told so anyway. */
function noteOf(r: TemplateContext, most: number, sticky: number): Note {
  const all = stickiness(r);
  const isPart = (each: Stickiness): boolean =>
    each.words >= fewestWords && share(each) > Math.max(semiSticky, most) && share(each) <= sticky;
  return {
    glue: all.reduce((sum, { glue }) => sum + glue, 0),
    words: all.reduce((sum, { words }) => sum + words, 0),
    sentences: all.length,
    sticky: all.filter(isPart),
  };
}

/** The same of a stretch. */
interface Glued extends Omit<Note, "sticky"> {
  readonly sticky: number;
}

/** What is said of a sticky document. */
function* aboutDocument(
  { glue, words, sentences }: Glued,
  walk: Walk<Note, Glued>,
  most: number,
): Generator<PlacedHit> {
  if (sentences < fewestSentences || 100 * glue <= most * words) return;
  const message = `Glue words make up ${percentOf(glue, words)}% of the document. The limit is ${most}%.`;
  for (const { paragraph, note } of walk(({ sticky }) => sticky > 0))
    for (const each of note.sticky) yield { ...say(each, message), paragraph };
}

const glued = "It is the same as it was when we had been there with them before all of this was done.";

/** Sentences that are mostly little words. */
export const stickySentences = defineTemplate({
  id: 30,
  key: "sticky-sentences",
  name: "Sticky sentences",
  group: "Clarity",
  description:
    "Sets how much of a sentence, and of the document, may consist of glue words such as “of”, “the”, and “was”.",
  level: "hint",
  options: {
    document: amount("Maximum percentage in the document", 40, 0, 100),
    sentence: amount("Maximum percentage in a sentence", 60, 0, 100),
  },
  shown: {
    wrong: "It was one of the things that we had to do for all of them at the time.",
    right: "We owed everyone that favor.",
  },
  examples: [
    { wrong: glued, right: glued },
    {
      config: { sentence: 100 },
      wrong: `${glued} He was there with us. ${glued}`,
      right: `${glued} He was there with us. ${glued}`,
    },
  ],
  leaves: [
    {
      text: "Little words glue sentences together, readers trip over them. He was there. Fewer words help tired readers.",
    },
    { config: { sentence: 100 }, text: glued },
  ],
  compile: ({ document, sentence }) => ({
    *read(r): Iterable<Hit> {
      for (const each of stickiness(r))
        if (each.words >= fewestWords && share(each) > sentence)
          yield say(
            each,
            `Glue words make up ${Math.round(share(each))}% of this sentence. The limit is ${sentence}%.`,
          );
    },
    document: wholeDocument<Note, Glued>({
      note: (r) => noteOf(r, document, sentence),
      sum: (note) => ({ ...note, sticky: note.sticky.length }),
      merge: (left, right) => ({
        glue: left.glue + right.glue,
        words: left.words + right.words,
        sentences: left.sentences + right.sentences,
        sticky: left.sticky + right.sticky,
      }),
      result: (all, walk) => aboutDocument(all, walk, document),
    }),
  }),
});
