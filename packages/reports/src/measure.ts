import type { Measure } from "./report.ts";

/** A number with its name. */
export function measure(
  id: string,
  label: string,
  value: number,
  unit: Measure["unit"] = "number",
  target?: Measure["target"],
): Measure {
  return { id, label, value, unit, ...(target && { target }) };
}

/** A part in a hundred; of nothing it is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** The mean; of nothing it is 0. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
