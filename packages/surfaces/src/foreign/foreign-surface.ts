import type { Surface } from "../surface.ts";

/** How a correction ended: as it was meant, with the text as it was before, or with a text that the page has made of it. */
export type CorrectionResult = "as-meant" | "not-at-all" | "otherwise";

/**
 * A surface over a place to write on a page that is not ours. Nothing of the page is changed but its text, and that only by what a
 * writer could have typed.
 */
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
