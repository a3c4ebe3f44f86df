import type { Command, Transaction } from "prosemirror-state";

let close = (tr: Transaction): Transaction => tr;
let undo: Command = () => false;

/** Makes a transaction an undo step of its own. Does nothing until the history has loaded. */
export function ownStep(tr: Transaction): Transaction {
  return close(tr);
}

/** Undoes the last step. Does nothing until the history has loaded. */
export const takeBack: Command = (...about) => undo(...about);

/** Sets how the history starts a new undo step and undoes one, once it has loaded. */
export function stepsBy(closeStep: (tr: Transaction) => Transaction, undoStep: Command): void {
  close = closeStep;
  undo = undoStep;
}
