import { number } from "@housestyle/texts";
import type { Measure, Report, ReportResult } from "../result/report.ts";
import { texts } from "./texts.ts";

/** A report with what it says. */
export interface ReportWithResult extends ReportResult {
  readonly report: Report;
}

/** The text that is told about. */
export interface ReportSubject {
  readonly name: string;
  readonly text: string;
  /** Line and column of an offset, both from 1. */
  readonly placeAt: (offset: number) => { readonly line: number; readonly column: number };
}

/** How a number is shown: two places, and its sign of a hundred. */
export function shownValue({ value, unit }: Pick<Measure, "value" | "unit">): string {
  const figure = number(value, { maximumFractionDigits: 2 });
  return unit === "percent" ? `${figure}%` : figure;
}

/** Which values are wanted, in words. */
export function shownTarget({ target }: Measure): string {
  const { least, most } = target ?? {};
  if (least !== undefined && most !== undefined) return texts.wanted.range(least, most);
  if (most !== undefined) return texts.wanted.most(most);
  return least === undefined ? "" : texts.wanted.least(least);
}

/** What it was in an earlier draft, in words, with a sign of where it went. */
export function shownBefore({ before, value, unit }: Measure): string {
  if (before === undefined) return "";
  const was = shownValue({ value: before, unit });
  // What is written alike has not moved for people.
  if (was === shownValue({ value, unit })) return texts.before.same;
  return value > before ? texts.before.up(was) : texts.before.down(was);
}

/** What is usual, in words. */
export function shownNorm({ norm }: Measure): string {
  return norm ? texts.usual(norm.of, norm.least, norm.most) : "";
}

/** The beginning of a stretch, on one line. */
export function quotation(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60).trimEnd()}…` : line;
}
