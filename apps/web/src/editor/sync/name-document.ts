import type { EditorController } from "../controller/editor-controller.ts";
import { rememberLast } from "../storage/last-document.ts";
import { documentAddress } from "./document-address.ts";

/** Gives the open document this name, in the controller and in the address. */
export function nameDocument(controller: EditorController, name: string): void {
  controller.named = name;
  history.replaceState(history.state, "", documentAddress(name));
  rememberLast(controller.document.key);
}
