import type { ChangeAuthor } from "@housestyle/documents/in-place";
import type { Finding, Paragraph } from "@housestyle/engine";

/** A document of another program as a text with a line for each paragraph, so that the number of a line is that of the paragraph. */
export interface OfficeSource {
  readonly text: string;
  /** The paragraphs of the text, as the engine takes them. */
  readonly paragraphs: readonly Paragraph[];
  /** Returns the file with the sure fixes of these findings, as tracked changes if an author is given. Throws SourceError. */
  withFixes(findings: readonly Finding[], by: ChangeAuthor | undefined): FixedOfficeSource;
  /** Returns the file with a comment for each of these findings. Throws SourceError. */
  withComments(findings: readonly Finding[], by: ChangeAuthor): OfficeSource;
  bytes(): Uint8Array;
}

/** A file after its words have changed. */
export interface FixedOfficeSource {
  readonly source: OfficeSource;
  /** How many fixes were made. */
  readonly count: number;
  /** How many fixes could not be made and were left out. */
  readonly leftOut: number;
}
