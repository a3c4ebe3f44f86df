import type { FromWorker } from "@housestyle/checker";
import type { WriterEvent } from "@housestyle/panel";
import type { Transaction } from "prosemirror-state";
import type { OpenFile } from "../files/open-file.ts";

/** The events of a controller. */
export interface ControllerEvents {
  /** The writer has acted on a remark or a word. */
  readonly acted: WriterEvent;
  /** A change of the editor, after the page shows it. */
  readonly changed: Transaction;
  /** Another text was opened in the editor: that of a file on the device, or one without a file. */
  readonly opened: OpenFile | undefined;
  /** The comments of the open document, or their places in it, have to be read again. */
  readonly commented: undefined;
  /** An answer from the worker that only parts loaded later can handle. */
  readonly answered: FromWorker;
}
