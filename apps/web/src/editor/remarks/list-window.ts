/** Which rows of a long list are drawn. All rows are equally tall but one, which is open. */
export interface ListShape {
  readonly count: number;
  readonly rowHeight: number;
  /** Index of the open row, or -1. */
  readonly open: number;
  readonly openHeight: number;
}

/** How tall the whole list is. */
export function listHeight({ count, rowHeight, open, openHeight }: ListShape): number {
  return open >= 0 ? (count - 1) * rowHeight + openHeight : count * rowHeight;
}

/** Where a row begins. */
export function rowTop({ rowHeight, open, openHeight }: ListShape, index: number): number {
  return index * rowHeight + (open >= 0 && index > open ? openHeight - rowHeight : 0);
}

/** The rows that show in a window of the list, end exclusive, with a few more on both sides. */
export function rowsBetween(shape: ListShape, top: number, bottom: number): { from: number; to: number } {
  const spare = 6;
  const from = Math.max(0, rowAt(shape, top) - spare);
  return { from, to: Math.min(shape.count, rowAt(shape, bottom) + 1 + spare) };
}

function rowAt(shape: ListShape, y: number): number {
  const { rowHeight, open, openHeight } = shape;
  if (open < 0 || y < rowTop(shape, open) + rowHeight) return Math.max(0, Math.floor(y / rowHeight));
  return Math.max(open, Math.floor((y - openHeight + rowHeight) / rowHeight));
}
