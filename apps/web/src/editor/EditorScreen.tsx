import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { keepBeforeReload } from "../pwa/updates.ts";
import { beginEditor, type StartedEditor } from "./begin-editor.ts";
import { sendForWorker } from "./checking/early-worker.ts";
import { ControllerContext } from "./controller/controller-context.ts";
import { App } from "./frame/App.tsx";
import { requestedDocument } from "./sync/document-address.ts";
import { WorkspaceContext } from "./workspace/use-workspace.ts";

/** How long to wait for the text before fetching anything else, in milliseconds. */
const patience = 1_000;

/** The place to write: the draft of this device, or the document the address asks for. */
export function EditorScreen() {
  const asked = requestedDocument(useSearch());
  const [editor, setEditor] = useState(() => begun(asked));
  const { controller, workspace } = editor;
  // A new document gets its number while it is written on; that is the same document still.
  if (controller.named !== asked) setEditor(begun(asked));
  useEffect(() => {
    if (coming?.controller === controller) coming = undefined;
    const forget = keepBeforeReload(() => controller.document.flush());
    return () => {
      forget();
      controller.dispose();
    };
  }, [controller]);
  return (
    <ControllerContext value={controller}>
      <WorkspaceContext value={workspace}>
        <App key={controller.number} />
      </WorkspaceContext>
    </ControllerContext>
  );
}

/** An editor that was begun and is not shown yet. React may draw a screen several times before it shows it. */
let coming: StartedEditor | undefined;

function begun(asked: string | undefined): StartedEditor {
  if (coming && coming.controller.named === asked) return coming;
  coming?.controller.dispose();
  const editor = beginEditor(asked);
  coming = editor;
  // A thread of its own: it is on its way while the page is drawn, and holds up nothing here.
  sendForWorker();
  // As a rule the text is there before; what stands around it comes even if it is not.
  setTimeout(() => editor.controller.drawTheRest(), patience);
  return editor;
}
