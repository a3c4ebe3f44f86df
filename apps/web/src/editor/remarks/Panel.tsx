import { Groups, PanelHead, RemarkList } from "@housestyle/panel/view";
import { lazy, Suspense } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useCheckingAgain } from "../checking/use-checking-again.ts";
import { CheckingAgain } from "./CheckingAgain.tsx";
import { DialectOffer } from "./DialectOffer.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { LessOften } from "./LessOften.tsx";
import { NamesOffer } from "./NamesOffer.tsx";
import { PanelTabs, panelId, tabId } from "./PanelTabs.tsx";
import { useShownPanel } from "./use-shown-panel.ts";

const DeeperNote = lazy(() => import("../deeper/DeeperNote.tsx"));
const Goals = lazy(() => import("../goals/EditorGoals.tsx"));
const Outline = lazy(() => import("../outline/Outline.tsx"));
const Reports = lazy(() => import("../reports/Reports.tsx"));
const SnippetPanel = lazy(() => import("../snippets/SnippetPanel.tsx"));

/** What stands beside the text: the remarks in their groups, the goals, the reports, the snippets, or the outline. */
export function Panel() {
  return (
    <aside className="panel" aria-label={parts.tabs.label}>
      <PanelTabs />
      <PanelBody />
    </aside>
  );
}

function Head({ isAgain }: { readonly isAgain: boolean }) {
  if (!isAgain) return <PanelHead />;
  return (
    <header className="panel-head">
      <CheckingAgain />
    </header>
  );
}

/** The part of it that was chosen. */
export function PanelBody({ hasHead = true }: { readonly hasHead?: boolean }) {
  const panel = useShownPanel();
  const isAgain = useCheckingAgain();
  if (panel === undefined) return null;
  return (
    <div className="panel-body" role="tabpanel" id={panelId} aria-labelledby={tabId(panel)} aria-busy={isAgain}>
      <Suspense fallback={null}>
        {panel === "remarks" ? (
          <>
            {hasHead ? <Head isAgain={isAgain} /> : null}
            <Groups />
            <RemarkList
              empty={<EmptyList />}
              offers={
                <>
                  <DialectOffer />
                  <NamesOffer />
                </>
              }
            />
            <LessOften />
            <Suspense fallback={null}>
              <DeeperNote />
            </Suspense>
          </>
        ) : panel === "goals" ? (
          <Goals />
        ) : panel === "reports" ? (
          <Reports />
        ) : panel === "outline" ? (
          <Outline />
        ) : (
          <SnippetPanel />
        )}
      </Suspense>
    </div>
  );
}
