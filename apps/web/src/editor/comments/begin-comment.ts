import type { EditorController } from "../controller/editor-controller.ts";
import { focusMode } from "../focus/writing-modes.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { keptComments } from "./comment-controller.ts";

/** Opens the panel of comments, and begins one on the selection, on the block at the cursor, or on a given stretch. */
export function beginComment(
  controller: EditorController,
  workspace: Workspace,
  text = "",
  stretch?: { readonly from: number; readonly to: number },
): void {
  focusMode.set(false);
  controller.state.set({ panel: "comments", isSheetOpen: true });
  if (controller.state.read().sync !== "none") keptComments(controller, workspace).begin(text, stretch);
}
