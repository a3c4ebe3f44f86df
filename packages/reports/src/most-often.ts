import type { Span } from "@housestyle/engine";
import { grouped } from "./grouped.ts";
import type { Bar } from "./report.ts";

/** Things by what they are called, the commonest first, and of as common ones the earliest. */
export function mostOften<T extends Span>(things: readonly T[], nameOf: (thing: T) => string, most: number): Bar[] {
  const named = grouped(things, (thing) => nameOf(thing).replaceAll(/\s+/gu, " "));
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
