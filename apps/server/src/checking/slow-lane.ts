import type { Dialect, Finding, Paragraph } from "@housestyle/engine";

/** A second, slower checker that adds what the first does not know yet. It may be absent. */
export interface SlowLane {
  /** Findings with offsets into the document the paragraphs were cut from. */
  check(paragraphs: readonly Paragraph[], dialect: Dialect): Promise<readonly Finding[]>;
}
