import type { EditorController } from "../controller/editor-controller.ts";
import type { SuggestingController } from "./suggesting-controller.ts";

const load = () => import("./suggesting-controller.ts");
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Loads the code for suggested edits. From then on, it is available at once and without a network. */
export async function loadSuggesting(): Promise<void> {
  loaded = await load();
}

/**
 * Runs an action on the suggested edits of an editor: at once if the code is loaded, so that the next key finds it
 * done.
 */
export function withSuggesting(controller: EditorController, act: (edits: SuggestingController) => unknown): void {
  if (loaded) act(loaded.keptSuggesting(controller));
  else void loadSuggesting().then(() => withSuggesting(controller, act));
}
