import type { ReadWord } from "../analysis/analyzed-paragraph.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { type PhysicalSense, senses, sensoryWords } from "../lists/sensory.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand, share } from "../result/measure.ts";
import { measuredBar } from "../result/measured-bar.ts";
import type { Report, ReportResult } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { sensory: own } = texts;
const shown = 25;

const senseOf: ReadonlyMap<string, PhysicalSense> = new Map(
  senses.flatMap((sense) =>
    sensoryWords[sense]
      .trim()
      .split(/\s+/)
      .map((word) => [word, sense] as const),
  ),
);

/** Who is Black is not dark, and Mr. Brown is not brown. */
function isName({ text, tag }: ReadWord, at: number): boolean {
  return tag === "PROPN" || (at > 0 && /^\p{Lu}\p{Ll}/u.test(text));
}

const sensed = occurrenceFinder(({ sentences }) =>
  sentences.flatMap((sentence) =>
    sentence.words.flatMap((word, at) => {
      const { start, end, lower, lemma } = word;
      const sense = isName(word, at) ? undefined : (senseOf.get(lower) ?? senseOf.get(lemma));
      return sense ? [{ start, end, lower: lemma, sense }] : [];
    }),
  ),
);

/** What can be seen, heard, touched, tasted and smelt. */
export const sensory: Report = {
  id: "nlp",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = sensed(reading);
    const counts = all.counts(({ sense }) => sense);
    const rateOf = (sense: PhysicalSense) => perThousand(counts.get(sense) ?? 0, wordCountOf(reading));
    const most = Math.max(0, ...counts.values());
    const told: Omit<ReportResult, "places"> = {
      measures: [
        measure("sensory", own.rate, perThousand(all.length, wordCountOf(reading)), "perThousand"),
        ...senses.map((sense) => measure(sense, own.rates[sense], rateOf(sense), "perThousand")),
        measure("strongest", own.strongest, share(most, all.length), "percent"),
      ],
      graphs: [
        {
          ...{ title: own.balance, unit: "perThousand" },
          bars: senses.map((sense) =>
            measuredBar(
              sense,
              all.bar(own.senses[sense], rateOf(sense), (each) => each.sense === sense),
            ),
          ),
        },
        { title: own.which, bars: all.bars(({ lower }) => lower, shown) },
      ],
    };
    return withLazyPlaces(told, () =>
      all.all.map(({ start, end, sense }) => ({ start, end, note: own.senses[sense] })),
    );
  },
};
