import type { OfficeComment, OfficeCorrection, OfficeParagraph } from "@housestyle/documents/in-place";

/** A job with a file: return its paragraphs, or write corrections or comments into it. */
export type OfficeJob =
  | { readonly kind: "read" }
  | {
      readonly kind: "correct";
      readonly corrections: readonly OfficeCorrection[];
      readonly author: string;
      readonly isTracked: boolean;
    }
  | { readonly kind: "comment"; readonly comments: readonly OfficeComment[]; readonly author: string };

/** A job as it is sent. The bytes of the file follow separately. */
export interface OfficeJobMessage {
  readonly job: OfficeJob;
  /** The language of the caller. */
  readonly language: string;
}

/** A file after a job. */
export interface OfficeJobDone {
  /** The paragraphs of the file after the job. */
  readonly paragraphs: readonly OfficeParagraph[];
  /** The file, or undefined if it was only read. */
  readonly bytes: Uint8Array | undefined;
  /** The number of corrections that could not be written. */
  readonly leftOut: number;
}

/** The result of a job, or a sentence for people if the file cannot be used. */
export type OfficeJobResult = OfficeJobDone | { readonly refused: string };
