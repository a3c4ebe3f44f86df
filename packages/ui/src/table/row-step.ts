/** The number of rows that PageUp and PageDown move. */
const leap = 10;

/** Returns the row that a key moves the focus to from row `at` of `count`, or undefined for other keys. */
export function rowStep(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + leap,
    PageUp: at - leap,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}
