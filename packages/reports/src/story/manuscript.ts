import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import type { ParagraphNote } from "../notes/paragraph-note.ts";
import { measure, share } from "../result/measure.ts";
import type { Bar, Report } from "../result/report.ts";
import { countedIn, gradesOf, summed } from "../sentences/readability.ts";
import { manuscript as own } from "../texts/manuscript.ts";
import { type Chapter, chaptersOf } from "./chapters.ts";
import { spokenIn } from "./dialogue.ts";
import { paceOf } from "./pacing.ts";
import { balanceOfPart, moodOf } from "./sentiment.ts";

type Row = Readonly<Record<keyof typeof own.graphs, number>>;

const sumOf = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((sum, each) => sum + of(each), 0);

/** The numbers of each chapter, from what is known of its paragraphs. */
function rowsOf(reading: AnalyzedText, chapters: readonly Chapter[]): Row[] {
  const [counted, spoken, paces, moods] = [countedIn(reading), spokenIn(reading), paceOf(reading), moodOf(reading)];
  return chapters.map(({ from, to }) => {
    const within = <T>(all: readonly ParagraphNote<T>[]) => all.slice(from, to).map(({ note }) => note);
    const counts = summed(within(counted).map((note) => note.counted));
    const [said, pace] = [within(spoken), within(paces)];
    const words = sumOf(said, (each) => each.words);
    return {
      ...{ words, sentence: counts.sentence === 0 ? 0 : words / counts.sentence },
      grade: Math.max(0, gradesOf({ ...counts, unfamiliarWord: 0 })?.fleschKincaid ?? 0),
      dialogue: share(
        sumOf(said, (each) => each.spoken),
        words,
      ),
      slow: share(
        sumOf(pace, (each) => (each.slow ? each.words : 0)),
        words,
      ),
      mood: balanceOfPart(within(moods)),
    };
  });
}

/** Chapters side by side. */
export const manuscript: Report = {
  id: "manuscript",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const chapters = chaptersOf(reading);
    const rows = rowsOf(reading, chapters);
    const lengths = rows.map(({ words }) => words);
    const bars = (kind: keyof Row): Bar[] =>
      chapters.map(({ name, start, end }, at) => ({
        ...{ label: name, value: rows[at]?.[kind] ?? 0, places: [{ start, end }] },
      }));
    const graphs = Object.keys(own.graphs) as (keyof Row)[];
    return {
      measures: [
        measure("chapters", own.chapters, chapters.length),
        measure("longest", own.longest, Math.max(0, ...lengths)),
        measure("shortest", own.shortest, lengths.length === 0 ? 0 : Math.min(...lengths)),
      ],
      graphs: graphs.map((kind) => ({ title: own.graphs[kind], bars: bars(kind) })),
      places: [],
    };
  },
};
