import { isWithin, speechIn, tagsIn } from "../analysis/speech.ts";
import { occurrenceFinder, paragraphNotes } from "../notes/paragraph-notes.ts";
import { barsOverText } from "../result/bars-over-text.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, share } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { dialogue: own } = whole;
const shown = 20;

/** How many words of each paragraph are said aloud. */
export const spokenIn = paragraphNotes((paragraph) => {
  const speech = speechIn(paragraph);
  return { words: paragraph.words.length, spoken: paragraph.words.filter((word) => isWithin(word, speech)).length };
});

const tagged = occurrenceFinder((paragraph) => tagsIn(paragraph, speechIn(paragraph)));
const adverbs = occurrenceFinder((paragraph) =>
  tagsIn(paragraph, speechIn(paragraph)).flatMap(({ adverb }) => adverb ?? []),
);

/** How much is said, and how it is said who speaks. */
export const dialogue: Report = {
  id: "dialog",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const notes = spokenIn(reading);
    const [tags, how] = [tagged(reading), adverbs(reading)];
    const others = tags.where(({ isPlain }) => !isPlain);
    const shareOf = (part: readonly { readonly words: number; readonly spoken: number }[]) =>
      share(
        part.reduce((sum, { spoken }) => sum + spoken, 0),
        part.reduce((sum, { words }) => sum + words, 0),
      );
    const told = {
      measures: [
        measure("dialogue", own.share, shareOf(notes.map(({ note }) => note)), "percent"),
        measure("tags", own.tags, tags.length),
        measure("others", own.others, share(others.length, tags.length), "percent"),
        measure("adverbs", own.adverbs, how.length),
      ],
      graphs: [
        { title: own.strip, bars: barsOverText(notes, shareOf) },
        { title: own.verbs, bars: tags.bars(({ verb }) => verb, shown) },
      ],
    };
    return withLazyPlaces(told, () =>
      [
        ...others.all.map(({ start, end }) => ({ start, end, note: own.other })),
        ...how.all.map(({ start, end }) => ({ start, end, note: own.adverb })),
      ].sort((a, b) => a.start - b.start),
    );
  },
};
