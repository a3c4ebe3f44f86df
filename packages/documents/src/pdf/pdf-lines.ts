/** A run of text as a PDF places it, in points from the bottom left of the page. */
export interface PdfItem {
  readonly str: string;
  /** The scale and slant, then x and y. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

/** A line of a page. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly page: number;
}

interface OpenLine {
  text: string;
  readonly size: number;
  readonly left: number;
  right: number;
  readonly y: number;
}

/** Returns the lines of a page in the order in which it draws them. Vertical text is left out. */
export function linesOf(items: readonly PdfItem[], page: number): readonly PdfLine[] {
  const lines: OpenLine[] = [];
  let open: OpenLine | undefined;
  for (const item of items) {
    const placed = placedAt(item);
    if (placed && open && Math.abs(open.y - placed.y) < Math.min(open.size, placed.size) / 2) append(open, placed);
    else if (placed && placed.text.trim() !== "") {
      open = placed;
      lines.push(open);
    }
    if (item.hasEOL) open = undefined;
  }
  return lines.map((line) => ({ ...line, page, text: line.text.replace(/\s+/g, " ").trim() }));
}

/** Returns the position of an item. Undefined if it is empty or rotated. */
function placedAt({ str, transform, width }: PdfItem): OpenLine | undefined {
  const [a = 0, b = 0, , d = 0, left = 0, y = 0] = transform;
  if (str === "" || Math.abs(b) > Math.abs(a)) return undefined;
  return { text: str, size: Math.hypot(b, d) || Math.abs(a), left, right: left + width, y };
}

function append(line: OpenLine, { text, left, right, size }: OpenLine): void {
  const isApart = left - line.right > size * 0.15 && !/\s$/.test(line.text) && !/^\s/.test(text);
  line.text += (isApart ? " " : "") + text;
  line.right = right;
}
