/** Line and column of a place in a text, both counted from 1; columns in UTF-16 units. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
}

/** A function from offsets of a text to their places. */
export function placesOf(text: string): (offset: number) => LinePosition {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
