import type { Dialect, Finding, Paragraph } from "@housestyle/engine";
import type { Depth } from "@housestyle/model-en";

/** A second checker behind the engine, for which nobody waits longer than a while. */
export interface SlowLane {
  /**
   * What is found in the paragraphs, at the places of their text; what takes longer than `time`, milliseconds, is not told.
   * It says as much as the server is set to, or as `depth` asks for.
   */
  read(paragraphs: readonly Paragraph[], dialect: Dialect, time: number, depth?: Depth): Promise<readonly Finding[]>;
  /** False once it has failed. */
  readonly isOn?: boolean;
}
