import type { DocumentSuggestion } from "@housestyle/documents/suggestions";

/** Returns a key for each edit, which stays the same while text or other edits before it change. */
export function editKeys(
  edits: readonly Pick<DocumentSuggestion, "author" | "at" | "inserted" | "deleted">[],
): readonly string[] {
  const counts = new Map<string, number>();
  return edits.map(({ author, at, inserted, deleted }) => {
    const same = JSON.stringify([author, at, inserted, deleted]);
    const count = counts.get(same) ?? 0;
    counts.set(same, count + 1);
    return `${same} ${count}`;
  });
}
