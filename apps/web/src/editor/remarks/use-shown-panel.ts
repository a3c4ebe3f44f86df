import { useDeskState } from "../desk/desk-context.ts";
import { type DeskState, type PanelName, panels } from "../desk/desk-state.ts";
import type { Gates } from "../flags/gates.ts";
import { useOfficeStore } from "../office/use-office.ts";

/** What may stand beside the text under these gates. */
export function panelsUnder(gates: Gates | undefined): readonly PanelName[] {
  return panels.filter((panel) => {
    if (panel === "remarks") return gates?.panel ?? true;
    return panel === "goals" ? (gates?.goals ?? true) : true;
  });
}

/** What may stand beside the text of this person. */
export function usePanels(): readonly PanelName[] {
  return panelsUnder(
    useOfficeStore(
      (each) => each.state,
      (state) => state.gates,
      undefined,
    ),
  );
}

/** What stands there: what was chosen, or the first that may. */
export function useShownPanel(): DeskState["panel"] | undefined {
  const chosen = useDeskState((state) => state.panel);
  const allowed = usePanels();
  return allowed.includes(chosen) ? chosen : allowed[0];
}
