import type { OfficeComment, OfficeCorrection, OfficeParagraph } from "@housestyle/documents/in-place";

/** What the process for documents is asked about a file: its paragraphs, or the file with corrections or comments. */
export type OfficeJob =
  | { readonly kind: "read" }
  | {
      readonly kind: "correct";
      readonly corrections: readonly OfficeCorrection[];
      readonly author: string;
      readonly isTracked: boolean;
    }
  | { readonly kind: "comment"; readonly comments: readonly OfficeComment[]; readonly author: string };

/** A job as it is sent: the bytes of the file follow by themselves. */
export interface OfficeJobMessage {
  readonly job: OfficeJob;
  /** What whoever sent the file is answered in. */
  readonly language: string;
}

/** A file after a job. */
export interface OfficeJobDone {
  /** The paragraphs of the file as it is now. */
  readonly paragraphs: readonly OfficeParagraph[];
  /** The file; undefined if it was only read. */
  readonly bytes: Uint8Array | undefined;
  /** Corrections that could not be made. */
  readonly leftOut: number;
}

/** What became of a job: a sentence for people where the file cannot be used. */
export type OfficeJobResult = OfficeJobDone | { readonly refused: string };
