import { contextOf, namesAmong } from "@housestyle/panel";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { localOnly } from "../../app/local-only.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { addNames } from "../controller/personal-commands.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";

/** Offers to add all unknown words that look like names to the dictionary at once, and lists them first. */
export function NamesOffer() {
  const controller = useController();
  const workspace = useWorkspace();
  const account = useWorkspaceState((state) => state.account, undefined);
  const remarks = useControllerState((state) => state.remarks);
  const filter = useControllerState((state) => state.filter);
  const names = useMemo(
    () => namesAmong(remarks, (remark) => contextOf(controller.checking?.surface?.inBlock(remark)).opensSentence),
    [remarks, controller],
  );
  if (names.length === 0 || (filter && filter !== "spelling")) return null;
  const house = account !== undefined && !localOnly.isOn() ? workspace?.house : undefined;
  return (
    <div className="names-offer">
      <details>
        <summary>{parts.panel.names(names.length)}</summary>
        <p className="names-list">{names.join(", ")}</p>
      </details>
      <Button tone="quiet" onClick={() => (house ? void house.addWords(names) : addNames(controller, names))}>
        {parts.panel.addNames}
      </Button>
    </div>
  );
}
