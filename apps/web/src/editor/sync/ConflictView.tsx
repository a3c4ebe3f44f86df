import { linesOf } from "@housestyle/documents/merge";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { useDesk } from "../desk/desk-context.ts";
import { useOffice, useOfficeStore } from "../office/use-office.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { contentOf } from "./send-document.ts";

/** Both versions with their differences, and what can be done with them: take one, the other, or both. */
export default function ConflictView() {
  const desk = useDesk();
  const office = useOffice();
  const theirs = useOfficeStore(
    (each) => each.documents?.state,
    (state) => state.theirs,
    undefined,
  );
  const before = useMemo(() => (theirs ? linesOf(contentOf(theirs)) : []), [theirs]);
  const after = useMemo(() => linesOf(desk.document.written.content), [desk]);
  if (!theirs) return <p className="note">{parts.panel.reading}</p>;
  const settle = (choice: "theirs" | "mine" | "both") => () => {
    desk.show(undefined);
    void office?.documents?.settle(choice);
  };
  return (
    <div className="versions">
      <DifferenceList before={before} after={after} legend={editorSync.conflict.about} />
      <p className="note">{editorSync.conflict.bothAbout}</p>
      <div className="versions-actions">
        <Button onClick={settle("theirs")}>{editorSync.conflict.theirs}</Button>
        <Button onClick={settle("mine")}>{editorSync.conflict.mine}</Button>
        <Button tone="primary" onClick={settle("both")}>
          {editorSync.conflict.both}
        </Button>
      </div>
    </div>
  );
}
