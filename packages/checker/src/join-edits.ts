/** That `remove` places of a list from `at` on have become `insert` others. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: number;
}

/** One edit for two, of which the second was made after the first. It covers what lies between them, too. */
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
