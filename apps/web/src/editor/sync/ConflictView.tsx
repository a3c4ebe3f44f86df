import { differences, linesOf } from "@housestyle/documents/merge";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { useController } from "../controller/controller-context.ts";
import { keepOrSay } from "../controller/keep-or-say.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { contentOf } from "./send-document.ts";

/** Both versions with their differences, and the choices: keep the one, the other, or both. */
export default function ConflictView() {
  const controller = useController();
  const workspace = useWorkspace();
  const theirs = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.theirs,
    undefined,
  );
  const rows = useMemo(
    () => differences(theirs ? linesOf(contentOf(theirs)) : [], linesOf(controller.document.written.content)),
    [theirs, controller],
  );
  if (!theirs) return <p className="note">{parts.panel.reading}</p>;
  const resolve = (choice: "theirs" | "mine" | "both") => () => {
    controller.show(undefined);
    keepOrSay(controller, workspace?.documents?.resolve(choice));
  };
  return (
    <div className="versions">
      <DifferenceList rows={rows} legend={editorSync.conflict.about} />
      <p className="note">{editorSync.conflict.bothAbout}</p>
      <div className="versions-actions">
        <Button onClick={resolve("theirs")}>{editorSync.conflict.theirs}</Button>
        <Button onClick={resolve("mine")}>{editorSync.conflict.mine}</Button>
        <Button tone="primary" onClick={resolve("both")}>
          {editorSync.conflict.both}
        </Button>
      </div>
    </div>
  );
}
