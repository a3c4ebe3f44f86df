import type { Command, Transaction } from "prosemirror-state";

let close = (tr: Transaction): Transaction => tr;
let undo: Command = () => false;

/** Makes what a transaction does a step of undo of its own. Before there is a history nothing has to be done for that. */
export function ownStep(tr: Transaction): Transaction {
  return close(tr);
}

/** Takes the last step back. Before there is a history nothing can be. */
export const takeBack: Command = (...about) => undo(...about);

/** The history is there: this is how it begins a new step, and how it takes one back. */
export function stepsBy(closeStep: (tr: Transaction) => Transaction, undoStep: Command): void {
  close = closeStep;
  undo = undoStep;
}
