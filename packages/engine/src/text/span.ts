/** A span of text in UTF-16 code units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Index of the first of some stretches, in the order they begin, that begins at `place` or behind it. */
export function firstFrom(spans: readonly Pick<Span, "start">[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
