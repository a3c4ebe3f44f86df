/** The first of `count` places from which on `is` is true, or `count`: asked as often as the logarithm of how many there are. */
export function firstWhere(count: number, is: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (is(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
