import type { DocumentListRow } from "./document.ts";

/** Where a new document is to be, and how it is read. */
export interface NewDocument {
  readonly Project: string;
  readonly Tags: readonly string[];
  readonly Language: string;
  readonly Style: string;
}

/**
 * Returns the document of a person that they created and never wrote in, if there is one just like the new one they ask for:
 * untitled, empty, saved only once. One that somebody marked as a favorite or gave to a team is kept for what it is.
 */
export function unusedDocument(
  rows: readonly DocumentListRow[],
  wanted: NewDocument,
  person: number | undefined,
): DocumentListRow | undefined {
  return rows.find(
    (row) =>
      isEmpty(row) &&
      row.TeamId === null &&
      row.CreatedBy === person &&
      row.CanEdit &&
      !row.Favorite &&
      row.Project === wanted.Project &&
      row.Language === wanted.Language &&
      row.Style === wanted.Style &&
      row.Tags.length === wanted.Tags.length &&
      row.Tags.every((tag) => wanted.Tags.includes(tag)),
  );
}

function isEmpty({ Title, Opening, WordCount, Version, DeletedOn }: DocumentListRow): boolean {
  return Title.trim() === "" && Opening.trim() === "" && WordCount === 0 && Version === 1 && DeletedOn === null;
}
