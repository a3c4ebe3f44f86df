import type { Span } from "@housestyle/engine";
import { grouped } from "../notes/grouped.ts";
import type { Bar } from "./report.ts";

/** Things by what they are called, the commonest first, and of as common ones the earliest. */
export function mostFrequent<T extends Span>(things: readonly T[], nameOf: (thing: T) => string, most: number): Bar[] {
  // A name comes many times, and is looked at once.
  const shown = new Map<string, string>();
  const named = grouped(things, (thing) => {
    const name = nameOf(thing);
    const line = shown.get(name) ?? name.replaceAll(/\s+/gu, " ");
    shown.set(name, line);
    return line;
  });
  return [...named]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([label, own]) => ({
      ...{ label, value: own.length },
      get places() {
        return own.map(({ start, end }) => ({ start, end }));
      },
    }));
}
