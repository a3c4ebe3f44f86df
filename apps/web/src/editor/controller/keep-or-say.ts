import { texts } from "../../texts/editor.ts";
import { inBackground } from "../storage/in-background.ts";
import type { EditorController } from "./editor-controller.ts";

/**
 * Continues what was requested in the background, and shows a message if nothing can be stored on this device any more.
 */
export function keepOrSay(controller: EditorController, work: Promise<unknown> | undefined): void {
  inBackground(work, () => controller.notify(texts.status.saved.impossible));
}
