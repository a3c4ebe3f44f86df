/** A range of a part's source, and its replacement. */
export interface SourceEdit {
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the parts with all edits applied in one pass. Of two edits at one place, the one that was listed first comes
 * first.
 */
export function editedParts<Part extends string>(
  parts: Readonly<Record<Part, string>>,
  edits: readonly SourceEdit[],
): Readonly<Record<Part, string>> {
  const now: Record<Part, string> = { ...parts };
  for (const name of Object.keys(parts) as Part[]) {
    const own = edits.filter(({ part }) => part === name);
    if (own.length > 0) now[name] = editedSource(parts[name], own);
  }
  return now;
}

/** Returns a source with edits that do not overlap. */
export function editedSource(source: string, edits: readonly Omit<SourceEdit, "part">[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join("") + source.slice(at);
}

/** Returns edits without those nested in another edit, since otherwise both would be written. */
export function withoutNested(edits: readonly SourceEdit[]): readonly SourceEdit[] {
  let last = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isApart = start >= last;
      last = Math.max(last, end);
      return isApart;
    });
}
