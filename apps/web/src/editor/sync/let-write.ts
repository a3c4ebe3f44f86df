import type { EditorController } from "../controller/editor-controller.ts";
import { loadSuggesting, withSuggesting } from "../suggesting/with-suggesting.ts";
import type { DocumentsState } from "./documents-state.ts";

/** What decides how a person may write now. */
type WriteAccess = Pick<DocumentsState, "mayEdit" | "maySuggest"> & { readonly isLive: boolean };

/** Lets a person write as they may: who may only suggest does while edits are sent one by one. */
export async function letWrite(controller: EditorController, access: () => WriteAccess): Promise<void> {
  if (access().maySuggest) await loadSuggesting();
  const { mayEdit, maySuggest, isLive } = access();
  if (maySuggest) withSuggesting(controller, (edits) => edits.require());
  else if (controller.state.read().suggesting === "always") controller.state.set({ suggesting: undefined });
  controller.setEditable(mayEdit || (maySuggest && isLive));
}
