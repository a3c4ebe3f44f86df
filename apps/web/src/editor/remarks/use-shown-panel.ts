import { useControllerState } from "../controller/controller-context.ts";
import { type ControllerState, type PanelName, panels } from "../controller/controller-state.ts";
import type { Gates } from "../flags/gates.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";

/** What may stand beside the text under these gates. */
export function panelsUnder(gates: Gates | undefined): readonly PanelName[] {
  return panels.filter((panel) => {
    if (panel === "remarks" || panel === "reports") return gates?.panel ?? true;
    if (panel === "comments") return gates?.comments ?? false;
    if (panel === "edits") return gates?.sharing ?? false;
    return panel === "goals" ? (gates?.goals ?? true) : true;
  });
}

/** What may stand beside the text of this person. */
export function usePanels(): readonly PanelName[] {
  return panelsUnder(useWorkspaceState((state) => state.gates, undefined));
}

/** What stands there: what was chosen, or the first that may. */
export function useShownPanel(): ControllerState["panel"] | undefined {
  const chosen = useControllerState((state) => state.panel);
  const allowed = usePanels();
  return allowed.includes(chosen) ? chosen : allowed[0];
}
