import type { EditorController } from "../controller/editor-controller.ts";
import type { OnServer } from "../storage/shape.ts";

/** Returns what is known of a document that the server has not made yet; it is read as the editor reads its text now. */
export function begunDocument(
  { state }: Pick<EditorController, "state">,
  clientKey: string,
  base: unknown,
  synced: number,
): OnServer {
  const { dialect: language, style } = state.read().personal.preferences;
  return { clientKey, version: 0, base, synced, project: "", language, style };
}
