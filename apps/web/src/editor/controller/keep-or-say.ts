import { texts } from "../../texts/editor.ts";
import { inBackground } from "../storage/in-background.ts";
import type { EditorController } from "./editor-controller.ts";

/** Lets what someone has asked for go on, and says so where nothing can be kept on this device any more. */
export function keepOrSay(controller: EditorController, work: Promise<unknown> | undefined): void {
  inBackground(work, () => controller.notify(texts.status.saved.impossible));
}
