import type { AnalyzedParagraph, ReadWord } from "../analysis/analyzed-paragraph.ts";
import { isWithin, speechIn } from "../analysis/speech.ts";
import type { ParagraphNote } from "../notes/paragraph-note.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { barsOverText } from "../result/bars-over-text.ts";
import { measure, share } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { pacing: own } = whole;

/** What goes on inside of people. Written by us. */
const thinking = new Set(
  `think feel wonder remember know realize realise believe hope suppose imagine understand wish fear doubt recall
  consider reflect dream ponder regret guess recollect muse brood contemplate sense forget desire long`.split(/\s+/),
);
/** In shorter paragraphs two words decide nothing. */
const fewestWords = 30;
/** In a paragraph that is slow one word in so many is of this kind, and there are at least so many. */
const oneIn = { thinking: 28, before: 28 };
const fewest = { thinking: 3, before: 4 };
/** So many slow paragraphs one behind the other are a long stretch. */
const run = 3;

type Slowness = "thinking" | "before" | undefined;

/** How long a paragraph is, and whether it stands still. */
export interface Pace {
  readonly words: number;
  readonly slow: Slowness;
}

/** “had gone”, “’d often been”: what was before the story. */
const isBefore = (word: ReadWord, at: number, words: readonly ReadWord[]): boolean =>
  word.lower === "had" &&
  words.slice(at + 1, at + 3).some(({ tag, lower, lemma }) => (tag === "VERB" && lower !== lemma) || lower === "been");

function slownessOf(analyzed: AnalyzedParagraph): Slowness {
  const speech = speechIn(analyzed);
  const told = analyzed.words.filter((word) => !isWithin(word, speech));
  if (told.length < fewestWords || told.length < 0.7 * analyzed.words.length) return undefined;
  const often = (count: number, kind: keyof typeof fewest): boolean =>
    count >= fewest[kind] && count * oneIn[kind] >= told.length;
  if (often(told.filter(isBefore).length, "before")) return "before";
  const thoughts = told.filter(({ tag, lemma }) => tag === "VERB" && thinking.has(lemma));
  return often(thoughts.length, "thinking") ? "thinking" : undefined;
}

/** How each paragraph moves. */
export const paceOf = paragraphNotes(
  (analyzed): Pace => ({ words: analyzed.words.length, slow: slownessOf(analyzed) }),
);

/** Slow paragraphs one behind the other; what has no running text is passed over. */
function runsOf(notes: readonly ParagraphNote<Pace>[]): ParagraphNote<Pace>[][] {
  const runs: ParagraphNote<Pace>[][] = [[]];
  for (const each of notes) {
    if (each.note.words === 0) continue;
    if (each.note.slow) runs.at(-1)?.push(each);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= run);
}

/** Where the story stands still. */
export const pacing: Report = {
  id: "pacing",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const notes = paceOf(reading);
    const slow = notes.filter(({ note }) => note.slow);
    const wordsOf = (part: readonly Pace[]) => part.reduce((sum, { words }) => sum + words, 0);
    const shareOf = (part: readonly Pace[]) => share(wordsOf(part.filter((each) => each.slow)), wordsOf(part));
    return {
      measures: [
        measure("slow", own.slow, slow.length),
        measure("share", own.share, shareOf(notes.map(({ note }) => note)), "percent"),
        measure("runs", own.runs, runsOf(notes).length, "number", { most: 0 }),
      ],
      graphs: [{ title: own.strip, bars: barsOverText(notes, shareOf) }],
      places: slow.map(({ paragraph: { start, end }, note }) => ({
        ...{ start, end },
        note: note.slow === "before" ? own.before : own.thinking,
      })),
    };
  },
};
