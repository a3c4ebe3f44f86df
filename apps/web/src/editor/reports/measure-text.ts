import type { Measure } from "@housestyle/reports";
import { number } from "@housestyle/texts";

/** A number as it is read: one place at most, and its unit. */
export function shownNumber(value: number, unit: Measure["unit"] = "number"): string {
  const figure = number(value, { maximumFractionDigits: 1 });
  return unit === "percent" ? `${figure}%` : figure;
}

/** Whether a number is as wanted; undefined where nothing is. */
export function isMet({ value, target }: Pick<Measure, "value" | "target">): boolean | undefined {
  if (target?.least === undefined && target?.most === undefined) return undefined;
  return value >= (target.least ?? Number.NEGATIVE_INFINITY) && value <= (target.most ?? Number.POSITIVE_INFINITY);
}
