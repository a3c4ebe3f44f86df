import type { EditorController } from "../controller/editor-controller.ts";
import { rememberLast } from "../storage/last-document.ts";
import { documentAddress } from "./document-address.ts";

/** The document that is open has this name from now on, and its address says so. */
export function nameDocument(controller: EditorController, name: string): void {
  controller.named = name;
  history.replaceState(history.state, "", documentAddress(name));
  rememberLast(controller.document.key);
}
