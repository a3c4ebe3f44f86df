import { useEffect } from "react";
import { useController } from "../controller/controller-context.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { keptComments } from "./comment-controller.ts";
import "./comments.css";

/** Loads the comments of the open document and marks their words; a link to one opens the panel. */
export default function CommentMarks({ workspace }: { readonly workspace: Workspace }) {
  const controller = useController();
  const comments = keptComments(controller, workspace);
  useEffect(() => {
    const open = () => controller.state.set({ panel: "comments", isSheetOpen: true });
    if (comments.state.read().selected !== undefined) open();
    const followed = () => {
      if (comments.followLink()) open();
    };
    addEventListener("hashchange", followed);
    const stop = comments.listen();
    return () => {
      removeEventListener("hashchange", followed);
      stop();
    };
  }, [controller, comments]);
  return null;
}
