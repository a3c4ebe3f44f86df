import type { EditorController } from "../controller/editor-controller.ts";
import type { SuggestingController } from "./suggesting-controller.ts";

const load = () => import("./suggesting-controller.ts");
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Fetches what suggested edits need. From then on it is there at once, and without a network. */
export async function loadSuggesting(): Promise<void> {
  loaded = await load();
}

/** Acts on the suggested edits of an editor: at once where they were fetched before, so that the next key finds it done. */
export function withSuggesting(controller: EditorController, act: (edits: SuggestingController) => unknown): void {
  if (loaded) act(loaded.keptSuggesting(controller));
  else void loadSuggesting().then(() => withSuggesting(controller, act));
}
