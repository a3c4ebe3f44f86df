import type { EditorController } from "../controller/editor-controller.ts";
import type { OnServer } from "../storage/shape.ts";

/** Returns the server facts of a document that the server has not created yet, with the dialect and style now in use. */
export function begunDocument(
  { state }: Pick<EditorController, "state">,
  clientKey: string,
  base: unknown,
  synced: number,
): OnServer {
  const { dialect: language, style } = state.read().personal.preferences;
  return { clientKey, version: 0, base, synced, language, style };
}
