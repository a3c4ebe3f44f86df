import type { Dialect, Finding, Paragraph } from "@housestyle/engine";
import type { Depth } from "@housestyle/model-en";

/** A second checker whose findings are only used if they arrive in time. */
export interface SlowLane {
  /**
   * Returns the findings in the paragraphs, with offsets into their text. Those that take more than `time` milliseconds
   * are left out. `depth` overrides the server's setting.
   */
  read(paragraphs: readonly Paragraph[], dialect: Dialect, time: number, depth?: Depth): Promise<readonly Finding[]>;
  /** False after a failure. */
  readonly isOn?: boolean;
}
