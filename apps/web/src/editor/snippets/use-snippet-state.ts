import { useWorkspaceStore } from "../workspace/use-workspace.ts";
import type { SnippetsState } from "./snippet-controller.ts";

/** A part of what is known of the snippets; `otherwise` until the workspace is there. */
export function useSnippetState<Part>(part: (state: SnippetsState) => Part, otherwise: Part): Part {
  return useWorkspaceStore((workspace) => workspace.snippets.state, part, otherwise);
}
