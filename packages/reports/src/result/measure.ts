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

/** How often in a thousand; of nothing it is 0. */
export const perThousand = (part: number, whole: number): number => 10 * share(part, whole);
