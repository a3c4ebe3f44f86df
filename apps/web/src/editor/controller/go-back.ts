import { done } from "../../texts/editor-done.ts";
import type { EditorController } from "./editor-controller.ts";

/** Undoes what a message offers to undo, or says why this is not possible: the text has been changed since. */
export function goBack(controller: Pick<EditorController, "notify">, back: () => boolean): void {
  if (!back()) controller.notify(done.changedSince);
}
