import { useWorkspaceStore } from "../workspace/use-workspace.ts";
import type { SnippetsState } from "./snippet-controller.ts";

/** Returns a part of the state of snippets, or `otherwise` until the workspace has loaded. */
export function useSnippetState<Part>(part: (state: SnippetsState) => Part, otherwise: Part): Part {
  return useWorkspaceStore((workspace) => workspace.snippets.state, part, otherwise);
}
