import type { FromWorker } from "@housestyle/checker";
import type { WriterEvent } from "@housestyle/panel";
import type { Transaction } from "prosemirror-state";
import type { OpenFile } from "../files/open-file.ts";

/** What happens at a controller, for whoever wants to know. */
export interface ControllerEvents {
  /** The writer has done something with a remark or a word. */
  readonly acted: WriterEvent;
  /** A change of the editor, after the page shows it. */
  readonly changed: Transaction;
  /** Another text stands in the editor: that of a file of the device, or none's. */
  readonly opened: OpenFile | undefined;
  /** The comments of the open document, or their places in it, have to be read again. */
  readonly commented: undefined;
  /** An answer of the worker that only those who came later understand. */
  readonly answered: FromWorker;
}
