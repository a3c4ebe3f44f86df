import { useWorkspaceStore } from "../workspace/use-workspace.ts";
import type { ThesaurusState } from "./thesaurus-controller.ts";

/** A part of what the thesaurus shows; `otherwise` until the workspace is there. */
export function useThesaurusState<Part>(part: (state: ThesaurusState) => Part, otherwise: Part): Part {
  return useWorkspaceStore((workspace) => workspace.thesaurus.state, part, otherwise);
}
