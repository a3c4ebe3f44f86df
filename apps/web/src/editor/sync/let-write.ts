import type { EditorController } from "../controller/editor-controller.ts";
import type { DocumentsState } from "./documents-state.ts";

/** Lets a person write as they may: who may only suggest does while edits are sent one by one. */
export async function letWrite(
  controller: EditorController,
  { mayEdit, maySuggest }: Pick<DocumentsState, "mayEdit" | "maySuggest">,
  isLive: boolean,
): Promise<void> {
  if (maySuggest) (await import("../suggesting/suggesting-controller.ts")).keptSuggesting(controller).require();
  controller.setEditable(mayEdit || (maySuggest && isLive));
}
