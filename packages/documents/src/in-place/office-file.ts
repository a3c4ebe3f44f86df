import type { SessionParagraph } from "@housestyle/engine";
import type { ChangeAuthor } from "./change-author.ts";

/** The part of a file that contains a paragraph. */
export type Story = "text" | "textBox" | "note" | "header" | "footer" | "description";

/** A paragraph of a file: what the engine checks, and where it is. A newline in its text is a line break. */
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

/** The text of a comment on the words between two offsets of a paragraph. */
export interface OfficeComment {
  /** The index of the paragraph. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** Each line is a paragraph of the comment. */
  readonly text: string;
  /** Who wrote it, in a Word file. If this is missing, it is the author of all the others. */
  readonly by?: ChangeAuthor;
  /** Its thread, in a Word file. The first comment of a thread comes first, and the others are replies. */
  readonly thread?: { readonly key: number; readonly isResolved: boolean };
}

/** The files in an archive by name. */
export type OfficeFiles = ReadonlyMap<string, Uint8Array>;

/** A file whose words can be corrected in place. Everything else stays the same, byte for byte. */
export interface OfficeFile {
  readonly format: "docx" | "odt";
  /**
   * Its paragraphs in reading order: the text including text boxes, then notes, headers, footers, and descriptions of
   * pictures.
   */
  readonly paragraphs: readonly OfficeParagraph[];
  /**
   * Returns the files with these corrections, as tracked changes if an author is given, and the number of corrections
   * that could not be made.
   */
  with(
    corrections: readonly OfficeCorrection[],
    by: ChangeAuthor | undefined,
  ): { readonly files: OfficeFiles; readonly leftOut: number };
  /**
   * Returns the files with comments on the words they refer to. Outside of the main text, where programs show no
   * comments, they are placed at the mark of the note, at the paragraph with the text box, or at the first paragraph.
   * Comments that the file already contains are left out.
   */
  withComments(comments: readonly OfficeComment[], by: ChangeAuthor): OfficeFiles;
}
