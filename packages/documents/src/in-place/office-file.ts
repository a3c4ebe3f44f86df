import type { SessionParagraph } from "@housestyle/engine";
import type { ChangeAuthor } from "./change-author.ts";

/** Where in a file a paragraph is. */
export type Story = "text" | "textBox" | "note" | "header" | "footer" | "description";

/** A paragraph of a file: what the engine checks, and where it is. A line end in its text is a line break. */
export interface OfficeParagraph extends SessionParagraph {
  readonly story: Story;
}

/** Words that replace those between two offsets of a paragraph. */
export interface OfficeCorrection {
  /** The index of the paragraph. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** What a comment says about the words between two offsets of a paragraph. */
export interface OfficeComment {
  /** The index of the paragraph. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** Each line is a paragraph of the comment. */
  readonly text: string;
  /** Who wrote it, in a Word file; otherwise the one who writes them all. */
  readonly by?: ChangeAuthor;
  /** The thread that it is in, in a Word file: its first comment comes first, the others are replies. */
  readonly thread?: { readonly key: number; readonly isResolved: boolean };
}

/** The files of an archive, by their names. */
export type OfficeFiles = ReadonlyMap<string, Uint8Array>;

/** A file whose words can be corrected in their places; whatever is not changed stays byte for byte. */
export interface OfficeFile {
  readonly format: "docx" | "odt";
  /** Its paragraphs in reading order: the text with its text boxes, then notes, headers, footers, and descriptions of pictures. */
  readonly paragraphs: readonly OfficeParagraph[];
  /** Returns the files with these corrections, as tracked changes if an author is given, and how many could not be made. */
  with(
    corrections: readonly OfficeCorrection[],
    by: ChangeAuthor | undefined,
  ): { readonly files: OfficeFiles; readonly leftOut: number };
  /**
   * Returns the files with comments on the words they are about. Outside of the text, where programs show no comments, they are at
   * the mark of the note, at the paragraph with the text box, or at the first paragraph. One that the file has already is left out.
   */
  withComments(comments: readonly OfficeComment[], by: ChangeAuthor): OfficeFiles;
}
