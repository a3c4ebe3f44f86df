/** How far PageUp and PageDown go. */
const leap = 10;

/** Where a key takes the focus from row `at` of `count`; nothing when the key is not about rows. */
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
