import { walk } from "@housestyle/panel";
import type { KeyboardEvent } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import type { PanelName } from "../controller/controller-state.ts";
import { ScrollRow } from "./ScrollRow.tsx";
import { usePanels, useShownPanel } from "./use-shown-panel.ts";

export const panelId = "beside-the-text";

export function tabId(panel: PanelName): string {
  return `beside-${panel}`;
}

/** Tabs that choose the panel next to the text. The arrow keys move between them. */
export function PanelTabs() {
  const controller = useController();
  const allowed = usePanels();
  const shown = useShownPanel();
  const choose = (panel: PanelName) => {
    controller.state.set({ panel });
    // Beside a report, a card would float over it, far from its word.
    if (panel !== "remarks") controller.checking?.remarks.close();
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = shown && walk(event.key, allowed.indexOf(shown), allowed.length);
    const panel = to === undefined ? undefined : allowed[to];
    if (!panel) return;
    event.preventDefault();
    choose(panel);
    document.getElementById(tabId(panel))?.focus();
  };
  return (
    <ScrollRow
      className="panel-tabs"
      role="tablist"
      aria-label={parts.tabs.label}
      onKeyDown={pressed}
      shown={shown && tabId(shown)}
    >
      {allowed.map((panel) => (
        <button
          key={panel}
          id={tabId(panel)}
          type="button"
          role="tab"
          className="panel-tab"
          aria-selected={panel === shown}
          aria-controls={panel === shown ? panelId : undefined}
          tabIndex={panel === shown ? 0 : -1}
          onClick={() => choose(panel)}
        >
          {parts.tabs[panel]}
        </button>
      ))}
    </ScrollRow>
  );
}
