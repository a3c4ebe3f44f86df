import type { Surface } from "../surface.ts";

/** The result of a correction: applied, unchanged, or a text that the page made of it. */
export type CorrectionResult = "as-meant" | "not-at-all" | "otherwise";

/** A surface over a field or an editable of another site. It changes only the text, and only as typing could. */
export interface ForeignSurface extends Surface {
  /** The field or the editing host. */
  readonly element: HTMLElement;
  /**
   * Resolves with the result of the last `fix`. `fix` itself returns true once it has started, because an editor needs a moment to
   * follow a selection before its words are replaced. A wrong result is undone where possible.
   */
  settled(): Promise<CorrectionResult>;
  /** Replaces the selection with text, or inserts it at the caret, in one undo step. */
  type(text: string): void;
  /** Ends checking here and removes everything from the page. */
  dispose(): void;
}
