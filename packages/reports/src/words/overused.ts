import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import type { ReportBaseline } from "../baselines/baseline.ts";
import { baselineOf } from "../baselines/baselines.ts";
import { crutches } from "../lists/crutches.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report, ReportResult, ReportSpan } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { overused: own } = texts;

const groups = Object.entries(crutches).map(([id, forms]) => ({ id, forms: forms.split(" ") }));
const groupOf: ReadonlyMap<string, string> = new Map(
  groups.flatMap(({ id, forms }) => forms.map((form) => [form, id] as const)),
);
/** As they are shown: “was, were”. */
const names: ReadonlyMap<string, string> = new Map(groups.map(({ id, forms }) => [id, forms.slice(0, 3).join(", ")]));

/** In fewer words chance is most of it. */
const fewestWords = 100;

/** A group in a text. */
interface Use {
  readonly id: string;
  readonly count: number;
  /** So many are too many; 0 for about right. */
  readonly excess: number;
}

const usesIn = occurrenceFinder(({ words }) =>
  words.flatMap(({ start, end, lower }) => {
    const id = groupOf.get(lower.includes("’") ? lower.replaceAll("’", "'") : lower);
    return id === undefined ? [] : [{ start, end, id }];
  }),
);

/**
 * How many of a group are too many: as many as bring it back to what three pieces in four keep to. Nothing is said of a text
 * that one piece in ten goes beyond, nor of what chance would do: twice the standard deviation of a Poisson count.
 */
function excessOf(count: number, words: number, [, , most, high]: ReportBaseline["counted"][string]): number {
  const [usual, beyond] = [(most * words) / 1000, (high * words) / 1000];
  if (words < fewestWords || count <= beyond || count < usual + 2 * Math.sqrt(usual) || count < 3) return 0;
  return Math.ceil(count - usual);
}

function judged(reading: AnalyzedText): Use[] {
  const baseline = reading.like ?? baselineOf(reading.style);
  const words = wordCountOf(reading);
  const counts = usesIn(reading).counts(({ id }) => id);
  return groups.flatMap(({ id }) => {
    const count = counts.get(id);
    const counted = baseline?.counted[`overused.${id}`];
    return count ? [{ id, count, excess: counted ? excessOf(count, words, counted) : 0 }] : [];
  });
}

/** Words that come more often than published writing has them. */
export const overused: Report = {
  id: "overused",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = judged(reading);
    const uses = new Map(all.map((use) => [use.id, use]));
    const many = all.filter(({ excess }) => excess > 0).sort((a, b) => b.excess - a.excess);
    const note = ({ id, count, excess }: Use): string => own.remove(names.get(id) ?? id, excess, count);
    const found = usesIn(reading);
    const told: Omit<ReportResult, "places"> = {
      measures: [
        measure("groups", own.groups, many.length, "number", { most: 0 }),
        ...groups.map(({ id }) =>
          measure(
            id,
            own.group(names.get(id) ?? id),
            perThousand(uses.get(id)?.count ?? 0, wordCountOf(reading)),
            "perThousand",
          ),
        ),
      ],
      graphs: [
        {
          title: own.excess,
          bars: many.map((use) => found.bar(note(use), use.excess, ({ id }) => id === use.id)),
        },
      ],
    };
    return withLazyPlaces(told, () => {
      const notes = new Map(many.map((use) => [use.id, note(use)]));
      return found.all.flatMap(({ start, end, id }): ReportSpan[] => {
        const text = notes.get(id);
        return text === undefined ? [] : [{ start, end, note: text }];
      });
    });
  },
};
