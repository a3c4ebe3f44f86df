type Row = readonly number[];

/** Returns the slips between the first `i` letters of `a` and each beginning of `b`, from the two rows before. */
function nextRow(a: string, b: string, i: number, last: Row, beforeLast: Row): Row {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    let best = Math.min((last[j - 1] ?? 0) + same, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (swapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
    row.push(best);
  }
  return row;
}

/**
 * Returns the number of single-letter slips between two words; two swapped letters are one, and case and accents count.
 * Counting stops when there must be more than `limit`; then the result is some number above it.
 */
export function slipsBetween(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let beforeLast: Row = [];
  let last: Row = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastOfLast = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, beforeLast);
    const least = Math.min(...row);
    // A swap reaches back over one row.
    if (least > limit && leastOfLast >= limit) return least;
    beforeLast = last;
    last = row;
    leastOfLast = least;
  }
  return last[b.length] ?? a.length;
}
