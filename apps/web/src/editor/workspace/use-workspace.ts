import { type Store, useStore } from "@housestyle/ui/store";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Workspace } from "./workspace.ts";
import type { WorkspaceState } from "./workspace-state.ts";

/** Where the workspace of an editor is to be found; undefined until it has come. */
export type WorkspaceStore = Store<{ readonly workspace: Workspace | undefined }>;

/** The workspace of this page, for everything that is drawn beside the text. */
export const WorkspaceContext = createContext<WorkspaceStore | undefined>(undefined);

/** Returns the store that will hold the workspace, for code that reads it only in event handlers. */
export function useComing(): WorkspaceStore {
  const coming = useContext(WorkspaceContext);
  if (!coming) throw new Error("No WorkspaceContext.");
  return coming;
}

/** Returns the workspace, or undefined until it has loaded. */
export function useWorkspace(): Workspace | undefined {
  return useStore(useComing(), (state) => state.workspace);
}

const nothing = () => () => {};

/** A part of a store of the workspace; `otherwise` until the workspace is there. The component follows it. */
export function useWorkspaceStore<State extends object, Part>(
  storeOf: (workspace: Workspace) => Store<State> | undefined,
  part: (state: State) => Part,
  otherwise: Part,
): Part {
  const workspace = useWorkspace();
  const store = workspace && storeOf(workspace);
  return useSyncExternalStore(store?.subscribe ?? nothing, () => (store ? part(store.read()) : otherwise));
}

/** Returns a part of the state of the workspace, or `otherwise` until it has loaded. */
export function useWorkspaceState<Part>(part: (state: WorkspaceState) => Part, otherwise: Part): Part {
  return useWorkspaceStore((workspace) => workspace.state, part, otherwise);
}
