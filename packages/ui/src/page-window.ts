/**
 * Returns the page numbers to show around `page`: the first, the last, and its neighbors, with gaps for those left out.
 */
export function pageWindow(page: number, pages: number): readonly (number | "gap-before" | "gap-after")[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [
    1,
    ...(from > 2 ? (["gap-before"] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (["gap-after"] as const) : []),
    pages,
  ];
}
