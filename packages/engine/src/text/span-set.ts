import { firstWhere } from "./first-where.ts";
import type { Span } from "./span.ts";

/** Stretches of a text; a look-up costs the logarithm of how many there are. */
export interface SpanSet {
  /** Whether one of them holds the place. */
  has(at: number): boolean;
  /** Whether they hold all of this stretch; those that overlap count as one. */
  covers(span: Span): boolean;
  /** Whether one of them has a place of this stretch. */
  meets(span: Span): boolean;
}

/** Makes stretches that are in the order they begin ready to be asked; those that overlap become one. */
export function spanSet(spans: Iterable<Span>): SpanSet {
  const apart: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  const firstPast = (place: number): Span | undefined =>
    apart[firstWhere(apart.length, (index) => (apart[index]?.end ?? 0) > place)];
  const at = (place: number): Span | undefined => {
    const found = firstPast(place);
    return found && found.start <= place ? found : undefined;
  };
  return {
    has: (place) => at(place) !== undefined,
    covers: ({ start, end }) => end <= (at(start)?.end ?? -1),
    meets: ({ start, end }) => (firstPast(start)?.start ?? end) < end,
  };
}
