import type { Finding, Kind } from "@housestyle/engine";

/** A finding that is shown, with its current place in the document. */
export interface Remark {
  /** Identifies the remark for as long as it is shown, whatever is typed around it. */
  readonly key: string;
  readonly finding: Finding;
  /** Document positions, end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The categories, in the order of the panel. */
export const kinds = [
  "spelling",
  "grammar",
  "punctuation",
  "clarity",
  "style",
  "inclusive",
  "team",
] as const satisfies readonly Kind[];
