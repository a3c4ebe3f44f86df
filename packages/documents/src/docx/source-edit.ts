import type { WordsPart } from "./docx-parts.ts";

/** A stretch of a part's source and what replaces it. */
export interface SourceEdit {
  readonly part: WordsPart;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the parts with all edits applied in one pass; of two at one place, the one that was listed first comes first. */
export function editedParts(
  parts: Readonly<Record<WordsPart, string>>,
  edits: readonly SourceEdit[],
): Readonly<Record<WordsPart, string>> {
  const editedPart = (part: WordsPart) =>
    edited(
      parts[part],
      edits.filter((edit) => edit.part === part),
    );
  return { document: editedPart("document"), footnotes: editedPart("footnotes"), endnotes: editedPart("endnotes") };
}

function edited(source: string, edits: readonly SourceEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join("") + source.slice(at);
}
