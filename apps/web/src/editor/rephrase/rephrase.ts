import type { EditorController } from "../controller/editor-controller.ts";

const load = () => import("./rephrase-controller.ts");

/** Loads what finds other wordings, and opens it for the selection or for the sentence at the cursor. */
export async function rephrase(controller: EditorController): Promise<void> {
  const { keptRephrase } = await load();
  keptRephrase(controller).open();
}
