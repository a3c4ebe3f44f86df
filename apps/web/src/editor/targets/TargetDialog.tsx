import { NumberField } from "@housestyle/ui";
import { useEffect } from "react";
import { editorTargets as texts } from "../../texts/editor-targets.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import "./targets.css";

/** No book is longer: Proust’s has 1.3 million words. */
const most = 10_000_000;

/** The word targets of the document, and how far along it is. What is typed counts immediately. */
export default function TargetDialog() {
  const controller = useWorkspace()?.targets;
  const state = useWorkspaceStore(
    (workspace) => workspace.targets.state,
    (each) => each,
    undefined,
  );
  useEffect(() => controller?.look(), [controller]);
  if (!controller || !state) return null;
  const { targets, words, today } = state;
  return (
    <div className="targets">
      <div className="target-fields">
        <NumberField
          label={texts.document}
          hint={texts.hint}
          value={targets.document}
          min={1}
          max={most}
          onChange={(document) => controller.set({ document })}
        />
        <NumberField
          label={texts.daily}
          hint={texts.hint}
          value={targets.daily}
          min={1}
          max={most}
          onChange={(daily) => controller.set({ daily })}
        />
      </div>
      <ul className="target-counts">
        <li>{targets.document === undefined ? texts.inDocument(words) : texts.ofDocument(words, targets.document)}</li>
        <li>{targets.daily === undefined ? texts.today(today) : texts.ofDaily(today, targets.daily)}</li>
      </ul>
      <p className="note">{texts.about}</p>
    </div>
  );
}
