import type { Surface } from "../surface.ts";

/** The result of a correction: applied, unchanged, or a text that the page made of it. */
export type CorrectionResult = "as-meant" | "not-at-all" | "otherwise";

/** A surface over a field or an editable of another site. It changes only the text, and only as typing could. */
export interface ForeignSurface extends Surface {
  /** The field or the editing host. */
  readonly element: HTMLElement;
  /**
   * How the last `fix` ended, which answers true as soon as its words were checked and it has begun: an editor has to be given a
   * moment to follow a selection before words are put in its place. What came out otherwise is taken back where that is possible.
   */
  settled(): Promise<CorrectionResult>;
  /** Writes words at the caret, in place of what is selected, as one step of undo. */
  type(text: string): void;
  /** Lets go of the place: nothing of ours is left on the page. */
  dispose(): void;
}
