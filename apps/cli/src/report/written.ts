import { placesOf } from "@housestyle/project";
import type { Told } from "@housestyle/reports";
import type { ReportForm } from "../options.ts";
import { texts } from "../texts.ts";
import { page } from "./page.ts";
import { type About, quotation, shownNorm, shownTarget, shownValue, type ToldReport } from "./shown.ts";

/** So wide is the longest bar, in letters. */
const widest = 40;
const shownPlaces = 20;

const barsOf = (bars: Told["graphs"][number]["bars"]): readonly string[] => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const wide = Math.max(0, ...bars.map(({ label }) => label.length));
  return bars.map(
    ({ label, value }) =>
      `    ${label.padEnd(wide)} ${"█".repeat(Math.round((widest * value) / most))} ${shownValue({ value, unit: "number" })}`,
  );
};

function asText(told: readonly ToldReport[], { text }: About): string {
  const place = placesOf(text);
  const parts = told.map(({ report, measures, graphs, places }) => [
    `${report.title()} (${report.id})`,
    report.about(),
    "",
    ...measures.map(
      (each) => `  ${each.label}: ${[shownValue(each), shownTarget(each), shownNorm(each)].filter(Boolean).join(", ")}`,
    ),
    ...graphs.filter(({ bars }) => bars.length > 0).flatMap(({ title, bars }) => [`  ${title}`, ...barsOf(bars)]),
    ...(places.length > 0 ? [`  ${texts.places(places.length)}`] : []),
    ...places.slice(0, shownPlaces).flatMap(({ start, end, note, beside }) => {
      const { line, column } = place(start);
      const own = `    ${line}:${column} ${note}: ${quotation(text.slice(start, end))}`;
      return beside ? [own, `      ${beside.title}: ${quotation(beside.text)}`] : [own];
    }),
    "",
  ]);
  return `${parts.flat().join("\n")}\n`;
}

function asJson(told: readonly ToldReport[], { name }: About): string {
  const all = told.map(({ report, ...said }) => ({ id: report.id, title: report.title(), ...said }));
  return `${JSON.stringify({ name, reports: all }, null, 2)}\n`;
}

/** Each form. */
export const written: Readonly<Record<ReportForm, (told: readonly ToldReport[], about: About) => string>> = {
  text: asText,
  json: asJson,
  html: page,
};
