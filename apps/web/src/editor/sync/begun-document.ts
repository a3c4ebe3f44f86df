import { emptyDocument } from "@housestyle/documents";
import { session } from "../../app/session.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { defaultReading } from "../storage/default-reading.ts";
import type { OnServer, StoredDocument } from "../storage/shape.ts";

/**
 * Returns the server facts of a document that the server has not created yet. It is in the dialect and style that the person
 * writes in by default, whatever those of the open document are.
 */
export function begunDocument(
  { state }: Pick<EditorController, "state">,
  clientKey: string,
  base: unknown,
  synced: number,
): OnServer {
  const { dialect: language, style } = defaultReading(state.read().personal.chosen, session.read());
  return { clientKey, version: 0, base, synced, language, style };
}

/** Returns a new document with nothing written in it, as this device keeps it. */
export function emptyStored(controller: Pick<EditorController, "state">, name: string): StoredDocument {
  const content = emptyDocument().toJSON();
  return { content, title: "", revision: 1, server: begunDocument(controller, name, content, 1) };
}
