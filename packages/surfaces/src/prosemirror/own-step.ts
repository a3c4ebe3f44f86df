import type { Transaction } from "prosemirror-state";

let close = (tr: Transaction): Transaction => tr;

/** Makes what a transaction does a step of undo of its own. Before there is a history nothing has to be done for that. */
export function ownStep(tr: Transaction): Transaction {
  return close(tr);
}

/** The history is there: this is how it begins a new step. */
export function stepsBy(closeStep: (tr: Transaction) => Transaction): void {
  close = closeStep;
}
