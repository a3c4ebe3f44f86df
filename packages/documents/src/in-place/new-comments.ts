import type { OfficeComment } from "./office-file.ts";

/**
 * Returns the comments that a file does not contain yet. `texts` are the texts of its comments, each as often as it
 * occurs.
 */
export function newComments(comments: readonly OfficeComment[], texts: readonly string[]): readonly OfficeComment[] {
  const left = new Map<string, number>();
  for (const text of texts) left.set(text, (left.get(text) ?? 0) + 1);
  return comments.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
