import type { Span } from "@housestyle/engine";
import type { Occurrences } from "../notes/occurrences.ts";
import type { Bar } from "./report.ts";

/** Puts things into steps of a width, as bars from the lowest that something is in to the highest: “1–5”, “6–10”. */
export function histogram<T extends Span>(
  things: Occurrences<T>,
  of: (thing: T) => number,
  width: number,
  from = 1,
): Bar[] {
  const stepOf = (thing: T) => Math.floor((of(thing) - from) / width);
  const steps = things.counts(stepOf);
  if (steps.size === 0) return [];
  const [least, most] = [Math.min(...steps.keys()), Math.max(...steps.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => {
    const first = from + (least + i) * width;
    const label = width === 1 ? String(first) : `${first}–${first + width - 1}`;
    return things.bar(label, steps.get(least + i) ?? 0, (thing) => stepOf(thing) === least + i);
  });
}
