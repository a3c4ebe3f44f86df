import { grouped } from "../notes/grouped.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Report, ReportSpan } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { acronyms: own } = whole;

const used = occurrenceFinder(({ measures }) => measures.acronyms);
type Use = ReturnType<typeof used>["all"][number];

/** One that stands once only needs no introduction. */
const fewest = 2;

/** What is wrong with how an acronym is introduced, and where. */
function faultOf(uses: readonly Use[]): ReportSpan[] {
  const defined = uses.filter(({ defines }) => defines);
  const [first] = uses;
  const [introduced, again] = defined;
  if (!first || uses.length < fewest) return [];
  if (!introduced) return [{ start: first.start, end: first.end, note: own.undefined(first.name) }];
  const late = introduced === first ? [] : [{ start: first.start, end: first.end, note: own.late(first.name) }];
  return [...late, ...(again ? [{ start: again.start, end: again.end, note: own.twice(first.name) }] : [])];
}

/** Acronyms, and whether a reader is told what they stand for. */
export const acronyms: Report = {
  id: "acronym",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = [...grouped(used(reading).all, ({ name }) => name)];
    const undefinedOnes = all.filter(([, uses]) => uses.length >= fewest && !uses.some(({ defines }) => defines));
    const late = all.filter(([, uses]) => !uses[0]?.defines && uses.some(({ defines }) => defines));
    const twice = all.filter(([, uses]) => uses.filter(({ defines }) => defines).length > 1);
    return {
      measures: [
        measure("undefined", own.undefinedCount, undefinedOnes.length, "number", { most: 0 }),
        measure("late", own.lateCount, late.length, "number", { most: 0 }),
        measure("twice", own.twiceCount, twice.length, "number", { most: 0 }),
      ],
      graphs: [
        {
          title: own.uses,
          bars: all.map(([name, uses]) => ({
            label: name,
            value: uses.length,
            places: uses.map(({ start, end }) => ({ start, end })),
          })),
        },
      ],
      places: all.flatMap(([, uses]) => faultOf(uses)).sort((a, b) => a.start - b.start),
    };
  },
};
