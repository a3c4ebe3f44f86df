import { reportSentences } from "@housestyle/reports";
import {
  asCsv,
  asJson,
  asPage,
  quotation,
  type ReportResult,
  type ReportSubject,
  type ReportWithResult,
  shownBefore,
  shownNorm,
  shownTarget,
  shownValue,
  texts,
} from "@housestyle/reports/written";
import type { ReportForm } from "../options.ts";

/** So wide is the longest bar, in letters. */
const widest = 40;
const shownPlaces = 20;

const barsOf = (bars: ReportResult["graphs"][number]["bars"]): readonly string[] => {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  const wide = Math.max(0, ...bars.map(({ label }) => label.length));
  return bars.map(
    ({ label, value }) =>
      `    ${label.padEnd(wide)} ${(value < 0 ? "▒" : "█").repeat(Math.round((widest * Math.abs(value)) / most))} ${shownValue({ value, unit: "number" })}`,
  );
};

function asText(told: readonly ReportWithResult[], { text, placeAt }: ReportSubject): string {
  const parts = told.map((each) => [
    `${each.report.title()} (${each.report.id})`,
    each.report.about(),
    ...reportSentences(each.report.id, each),
    "",
    ...linesOf(each, text, placeAt),
  ]);
  return `${parts.flat().join("\n")}\n`;
}

function linesOf(
  { measures, graphs, places }: ReportWithResult,
  text: string,
  placeAt: ReportSubject["placeAt"],
): string[] {
  return [
    ...measures.map(
      (each) =>
        `  ${each.label}: ${[shownValue(each), shownBefore(each), shownTarget(each), shownNorm(each)].filter(Boolean).join(", ")}`,
    ),
    ...graphs.filter(({ bars }) => bars.length > 0).flatMap(({ title, bars }) => [`  ${title}`, ...barsOf(bars)]),
    ...(places.length > 0 ? [`  ${texts.places(places.length)}`] : []),
    ...places.slice(0, shownPlaces).flatMap(({ start, end, note, beside }) => {
      const { line, column } = placeAt(start);
      const own = `    ${line}:${column} ${note}: ${quotation(text.slice(start, end))}`;
      return beside ? [own, `      ${beside.title}: ${quotation(beside.text)}`] : [own];
    }),
    "",
  ];
}

/** Each form. */
export const written: Readonly<
  Record<ReportForm, (told: readonly ReportWithResult[], about: ReportSubject) => string>
> = {
  text: asText,
  json: asJson,
  html: asPage,
  csv: asCsv,
};
