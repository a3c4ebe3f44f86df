import { Button } from "@housestyle/ui";
import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { downloadSelection, downloadText } from "../controller/document-commands.ts";
import { downloadFormats } from "../files/download-formats.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";

/** The formats in which the text or the selection can be downloaded. `then` closes the menu and runs an action. */
export function Downloads({ then }: { readonly then: (act: () => unknown) => () => void }) {
  const controller = useController();
  const workspace = useWorkspace();
  const files = workspace?.files;
  const hasComments = useWorkspaceState((state) => state.gates.comments, false);
  const hasEdits = useWorkspaceState((state) => state.gates.sharing, false);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  const [isPart, setPart] = useState(false);
  const hasSelection = controller.view?.state.selection.empty === false;
  const download = hasSelection && isPart ? downloadSelection : downloadText;
  return (
    <details className="menu-downloads">
      <summary className="button button-quiet menu-entry">
        <Download size={17} strokeWidth={1.5} aria-hidden />
        {parts.menu.download}
        <ChevronDown size={15} strokeWidth={1.5} aria-hidden />
      </summary>
      {hasSelection ? (
        <label className="menu-check">
          <input type="checkbox" checked={isPart} onChange={(event) => setPart(event.target.checked)} />
          <span>{parts.menu.onlySelected}</span>
        </label>
      ) : null}
      {files?.trackable && download === downloadText ? (
        <>
          <Button tone="quiet" className="menu-entry" onClick={then(() => files.downloadTracked(false))}>
            {parts.menu.tracked[files.trackable]}
          </Button>
          <Button tone="quiet" className="menu-entry" onClick={then(() => files.downloadTracked(true))}>
            {parts.menu.commented[files.trackable]}
          </Button>
        </>
      ) : null}
      {workspace && (hasComments || hasEdits) && isOnServer && download === downloadText ? (
        <Button
          tone="quiet"
          className="menu-entry"
          onClick={then(async () =>
            (await import("../comments/download-reviewed.ts")).downloadReviewed(controller, workspace),
          )}
        >
          {parts.menu.reviewed(hasComments, hasEdits)}
        </Button>
      ) : null}
      {downloadFormats.map((format) => (
        <Button key={format} tone="quiet" className="menu-entry" onClick={then(() => download(controller, format))}>
          {parts.menu.downloads[format]}
        </Button>
      ))}
    </details>
  );
}
