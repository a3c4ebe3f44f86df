import { session } from "../../app/session.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { defaultReading } from "../storage/default-reading.ts";
import type { OnServer } from "../storage/shape.ts";

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
