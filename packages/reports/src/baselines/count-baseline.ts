import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { grouped } from "../notes/grouped.ts";
import type { Report } from "../result/report.ts";
import type { Counted, ReportBaseline } from "./baseline.ts";
import { normKey } from "./normed.ts";
import { piecesOf } from "./pieces-of.ts";

/**
 * Counts how texts come out in reports, in pieces of about two thousand words: so that quartiles say how far real writing
 * varies, and a text of any length may be held against them.
 */
export function countBaseline(id: string, texts: readonly AnalyzedText[], reports: readonly Report[]): ReportBaseline {
  const pieces = texts.flatMap((text) => piecesOf(text));
  const told = pieces.flatMap((piece) =>
    reports.flatMap((report) =>
      report.tell(piece).measures.flatMap((measure) => {
        const key = normKey(report.id, measure);
        return key === undefined ? [] : [{ key, value: measure.value }];
      }),
    ),
  );
  const values = grouped(told, ({ key }) => key);
  return {
    ...{ id, texts: texts.length, words: pieces.reduce((sum, { words }) => sum + words.length, 0) },
    counted: Object.fromEntries(
      [...values].map(([key, all]) => [key, countedOf(all.map(({ value }) => value)).map(rounded)]),
    ) as unknown as ReportBaseline["counted"],
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function countedOf(values: readonly number[]): Counted {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place % 1);
  };
  return [sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length), at(0.25), at(0.75), at(0.9)];
}
