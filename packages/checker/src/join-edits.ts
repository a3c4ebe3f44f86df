/** An edit of a list: `remove` items at index `at` were replaced by `insert` others. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: number;
}

/** Returns one edit with the effect of two in a row; the items between them count as replaced. */
export function joinEdits(first: Edit | undefined, second: Edit): Edit {
  if (!first) return second;
  const at = Math.min(first.at, second.at);
  const firstEnd = first.at + first.insert;
  const end = Math.max(firstEnd, second.at + second.remove);
  return {
    at,
    remove: first.remove + (first.at - at) + (end - firstEnd),
    insert: end - at - second.remove + second.insert,
  };
}
