import type { FromWorker } from "@housestyle/checker";
import type { Transaction } from "prosemirror-state";
import type { Act } from "./act.ts";

/** What happens at a desk, for whoever wants to know. */
export interface DeskEvents {
  /** The writer has done something with a remark or a word. */
  readonly acted: Act;
  /** A change of the editor, after the page shows it. */
  readonly changed: Transaction;
  /** An answer of the worker that only those who came later understand. */
  readonly answered: FromWorker;
}
