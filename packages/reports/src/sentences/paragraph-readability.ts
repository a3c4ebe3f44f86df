import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { gradedParagraphs } from "./readability.ts";

const { paragraphReadability: own } = whole;

/** So many grades above what is wanted a paragraph is very difficult rather than slightly. */
const veryFrom = 4;

const report = (id: string): Report => ({
  id,
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { most = 9 } = reading.targets.grade;
    const graded = gradedParagraphs(reading).map(({ start, end, grade }) => ({
      ...{ start, end },
      how: grade <= most ? ("easy" as const) : grade <= most + veryFrom ? ("slight" as const) : ("very" as const),
    }));
    const of = (how: (typeof graded)[number]["how"]) => graded.filter((each) => each.how === how);
    const ways = ["easy", "slight", "very"] as const;
    return {
      measures: ways.map((how) => measure(how, own.ways[how] ?? how, of(how).length)),
      graphs: [
        {
          title: own.how,
          bars: ways.map((how) => ({
            label: own.ways[how] ?? how,
            value: of(how).length,
            places: of(how).map(({ start, end }) => ({ start, end })),
          })),
        },
      ],
      places: graded
        .filter(({ how }) => how !== "easy")
        .map(({ start, end, how }) => ({ start, end, note: own.ways[how] ?? how })),
    };
  },
});

/** How hard each paragraph is, by the two names it has in the public API. */
export const paragraphReadability: readonly Report[] = [
  report("paragraph_readability"),
  { ...report("preadability"), isVariant: true },
];
