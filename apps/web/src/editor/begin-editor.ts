import { Store } from "@housestyle/ui/store";
import { EditorController } from "./controller/editor-controller.ts";
import { showKeptView } from "./view/show-kept-view.ts";
import type { WorkspaceStore } from "./workspace/use-workspace.ts";

/** An editor that is begun: its controller, and where its workspace will be. */
export interface StartedEditor {
  readonly controller: EditorController;
  readonly workspace: WorkspaceStore;
}

/**
 * Starts the editor for a document, or for the draft on this device. Everything that needs more than the text is loaded
 * afterwards.
 */
export function beginEditor(named: string | undefined): StartedEditor {
  showKeptView();
  const coming: WorkspaceStore = new Store<ReturnType<WorkspaceStore["read"]>>({ workspace: undefined });
  const controller = new EditorController(named, {
    async prepare() {
      const { prepare } = await import("./prepare.ts");
      await prepare();
    },
    async workspace() {
      const { Workspace } = await import("./workspace/workspace.ts");
      return (at, database) => {
        const workspace = new Workspace(at, database);
        coming.set({ workspace });
        return () => workspace.dispose();
      };
    },
  });
  return { controller, workspace: coming };
}
