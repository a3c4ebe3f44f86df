import { useControllerState } from "../controller/controller-context.ts";
import { type ControllerState, type PanelName, panels } from "../controller/controller-state.ts";
import type { Gates } from "../flags/gates.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";

/** Returns the panels that are available under these gates. */
export function panelsUnder(gates: Gates | undefined): readonly PanelName[] {
  return panels.filter((panel) => {
    if (panel === "remarks" || panel === "reports") return gates?.panel ?? true;
    if (panel === "comments") return gates?.comments ?? false;
    if (panel === "edits") return gates?.sharing ?? false;
    return panel === "goals" ? (gates?.goals ?? true) : true;
  });
}

/** Returns the panels that are available to this person. */
export function usePanels(): readonly PanelName[] {
  return panelsUnder(useWorkspaceState((state) => state.gates, undefined));
}

/** Returns the panel to show: the chosen one, or else the first available one. */
export function useShownPanel(): ControllerState["panel"] | undefined {
  const chosen = useControllerState((state) => state.panel);
  const allowed = usePanels();
  return allowed.includes(chosen) ? chosen : allowed[0];
}
