import { done } from "../../texts/editor-done.ts";
import type { EditorController } from "./editor-controller.ts";

/** Takes back what a message offers to, or says why it cannot: somebody has written since. */
export function goBack(controller: Pick<EditorController, "notify">, back: () => boolean): void {
  if (!back()) controller.notify(done.changedSince);
}
