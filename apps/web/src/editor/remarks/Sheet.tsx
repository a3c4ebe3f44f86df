import { Count, keepInSight, RemarkCard, Steps } from "@housestyle/panel/view";
import { IconButton } from "@housestyle/ui";
import { ListTree, X } from "lucide-react";
import { useLayoutEffect } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useCheckingAgain } from "../checking/use-checking-again.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { part } from "../frame/part.tsx";
import { SynonymsInSheet } from "../thesaurus/SynonymsButton.tsx";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { CheckingAgain } from "./CheckingAgain.tsx";
import { PanelBody } from "./Panel.tsx";
import { PanelTabs } from "./PanelTabs.tsx";
import { scroller } from "./scroller.ts";

const RephraseInSheet = part(() => import("../rephrase/RephraseInSheet.tsx"));

/**
 * The remarks on a small screen: a line at the bottom that opens for the remark at the caret, or for the whole list.
 */
export function Sheet() {
  const controller = useController();
  const current = useControllerState((state) => state.current);
  const isList = useControllerState((state) => state.isSheetOpen ?? false);
  const isAgain = useCheckingAgain();
  const mayRephrase = useWorkspaceState((state) => state.gates.rephrase, false);
  // The sheet takes its room from the text: what it is about has to stay in what is left.
  useLayoutEffect(() => {
    const surface = controller.checking?.surface;
    const room = scroller();
    if (current && surface && room) return keepInSight(surface, room, current.from, current.to);
  }, [controller, current]);
  return (
    <aside className="panel sheet" aria-label={parts.tabs.label}>
      <header className="sheet-head">
        {isAgain ? <CheckingAgain /> : <Count />}
        <SynonymsInSheet />
        {mayRephrase ? <RephraseInSheet /> : null}
        <Steps />
        <IconButton
          label={isList ? parts.panel.hide : parts.panel.show}
          aria-expanded={isList}
          onClick={() => controller.state.set({ isSheetOpen: !isList })}
        >
          <ListTree size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
        {current && !isList ? (
          <IconButton label={parts.close} onClick={() => controller.checking?.remarks.leave()}>
            <X size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        ) : null}
      </header>
      {isList ? (
        <div className="sheet-list">
          <PanelTabs />
          <PanelBody hasHead={false} />
        </div>
      ) : current ? (
        <div className="sheet-card">
          <p className="sheet-words">
            <span className={`mark mark-${current.finding.kind}`}>{current.finding.text}</span>
          </p>
          <RemarkCard key={current.key} remark={current} />
        </div>
      ) : null}
    </aside>
  );
}
