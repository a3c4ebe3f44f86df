import type { Span } from "@housestyle/engine";
import { grouped } from "../notes/grouped.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import type { Bar, Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { consistency: own } = whole;

/** Marks that have two ways, each with its shape. */
const marks: readonly { readonly group: string; readonly ways: Readonly<Record<string, RegExp>> }[] = [
  { group: "quotes", ways: { curlyQuotes: /[“”]/gu, straightQuotes: /(?<!\d)"/gu } },
  {
    group: "apostrophes",
    ways: { curlyApostrophes: /(?<=\p{L})’(?=\p{L})/gu, straightApostrophes: /(?<=\p{L})'(?=\p{L})/gu },
  },
  {
    group: "dashes",
    ways: {
      closedDashes: /(?<=[\p{L}\p{N}])—(?=[\p{L}\p{N}])/gu,
      spacedDashes: /(?<=[\p{L}\p{N},] )[—–](?= [\p{L}\p{N}])/gu,
      hyphenDashes: /(?<=\p{L} )--?(?= \p{L})|(?<=\p{L})--(?=\p{L})/gu,
    },
  },
  { group: "ellipses", ways: { oneSignEllipses: /…/gu, threeDotEllipses: /(?<!\.)\.\.\.(?!\.)/gu } },
];

interface Way extends Span {
  readonly group: string;
  readonly way: string;
}

const waysIn = occurrenceFinder(({ text, sentences, measures }): Way[] => [
  ...(sentences.length === 0
    ? []
    : marks.flatMap(({ group, ways }) =>
        Object.entries(ways).flatMap(([way, shape]) =>
          [...text.matchAll(shape)].map(({ 0: mark, index }) => ({
            group,
            way,
            start: index,
            end: index + mark.length,
          })),
        ),
      )),
  ...measures.variants.map(({ key, form, start, end }) => ({ group: `word ${key}`, way: form, start, end })),
]);

const spansOf = (uses: readonly Span[]): Span[] => uses.map(({ start, end }) => ({ start, end }));
const nameOf = (way: string): string => own.ways[way] ?? way;

/** What is written in two ways and more. */
export const consistency: Report = {
  id: "consistency",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const ways = waysIn(reading);
    // Most texts write most things in one way: only what is mixed is looked for.
    const written = grouped(
      [...ways.counts(({ group, way }) => `${group}\n${way}`).keys()],
      (key) => key.split("\n")[0],
    );
    const isMixed = ({ group }: Way) => (written.get(group)?.length ?? 0) > 1;
    const mixed = [...grouped(ways.where(isMixed).all, ({ group }) => group).values()].map((uses) =>
      [...grouped(uses, ({ way }) => way)].sort(([, a], [, b]) => b.length - a.length),
    );
    const bars = mixed.flatMap((each) =>
      each.map(([way, uses]): Bar => ({ label: nameOf(way), value: uses.length, places: spansOf(uses) })),
    );
    const strays = mixed.flatMap(([usual, ...others]) =>
      others.flatMap(([, uses]) =>
        spansOf(uses).map((span) => ({ ...span, note: own.mixed(nameOf(usual?.[0] ?? "")) })),
      ),
    );
    // Capitals, numbers, dates and serial commas are judged by the rules; what has been counted here is told once.
    const found = reading.findings.filter(
      ({ ruleId, start }) => ruleId.startsWith("consistency/") && !strays.some((stray) => stray.start === start),
    );
    const rules = grouped(
      found.filter(({ ruleId }) => !counted.has(ruleId)),
      ({ ruleId }) => ruleId,
    );
    return {
      measures: [measure("groups", own.groups, mixed.length + rules.size, "number", { most: 0 })],
      graphs: [{ title: own.which, bars }],
      places: [
        ...strays,
        ...[...rules.values()].flatMap((all) => all.map(({ start, end, message }) => ({ start, end, note: message }))),
      ].sort((a, b) => a.start - b.start),
    };
  },
};

/** Rules about what is counted here. */
const counted: ReadonlySet<string> = new Set([
  "consistency/quotation-marks",
  "consistency/dashes",
  "consistency/hyphen",
]);
