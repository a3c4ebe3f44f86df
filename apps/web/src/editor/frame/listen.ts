import type { EditorController } from "../controller/editor-controller.ts";
import { showModes } from "../focus/show-modes.ts";
import { showView } from "../view/show-view.ts";
import type { WorkspaceStore } from "../workspace/use-workspace.ts";
import { followKeyboard } from "./follow-keyboard.ts";
import { holdTyped } from "./hold-typed.ts";
import { listenForShortcuts } from "./shortcuts.ts";

/** What the whole page listens to from the moment it is drawn; `early` are the keys before that. Answers how to stop. */
export function listen(
  controller: EditorController,
  workspace: WorkspaceStore,
  early: readonly KeyboardEvent[],
): () => void {
  const stops = [
    holdTyped(controller, early),
    listenForShortcuts(controller, workspace, early),
    followKeyboard(),
    showModes(),
    showView(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
