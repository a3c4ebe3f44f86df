import type { Span } from "@housestyle/engine";
import { grouped } from "./grouped.ts";
import type { Bar } from "./report.ts";

/** Puts things into steps of a width, as bars from the lowest that something is in to the highest: “1–5”, “6–10”. */
export function inSteps<T extends Span>(
  things: readonly T[],
  of: (thing: T) => number,
  width: number,
  from = 1,
): Bar[] {
  const steps = grouped(things, (thing) => Math.floor((of(thing) - from) / width));
  if (steps.size === 0) return [];
  const [least, most] = [Math.min(...steps.keys()), Math.max(...steps.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => {
    const first = from + (least + i) * width;
    const own = steps.get(least + i) ?? [];
    const label = width === 1 ? String(first) : `${first}–${first + width - 1}`;
    return { label, value: own.length, places: own.map(({ start, end }) => ({ start, end })) };
  });
}
