import { useWorkspaceStore } from "../workspace/use-workspace.ts";
import type { ThesaurusState } from "./thesaurus-controller.ts";

/** Returns a part of the state of the thesaurus, or `otherwise` until the workspace has loaded. */
export function useThesaurusState<Part>(part: (state: ThesaurusState) => Part, otherwise: Part): Part {
  return useWorkspaceStore((workspace) => workspace.thesaurus.state, part, otherwise);
}
