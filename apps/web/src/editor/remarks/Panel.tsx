import { Groups, PanelHead, RemarkList } from "@housestyle/panel/view";
import type { ComponentType } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useCheckingAgain } from "../checking/use-checking-again.ts";
import type { PanelName } from "../controller/controller-state.ts";
import { part, requestedPart } from "../frame/part.tsx";
import { CheckingAgain } from "./CheckingAgain.tsx";
import { DialectOffer } from "./DialectOffer.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { LessOften } from "./LessOften.tsx";
import { NamesOffer } from "./NamesOffer.tsx";
import { PanelTabs, panelId, tabId } from "./PanelTabs.tsx";
import { useShownPanel } from "./use-shown-panel.ts";

const CommentPanel = requestedPart(() => import("../comments/CommentPanel.tsx"));
const DeepCheckNote = part(() => import("../../deep-checking/DeepCheckNote.tsx"));
const EditList = requestedPart(() => import("../suggesting/EditList.tsx"));
const Goals = requestedPart(() => import("../goals/EditorGoals.tsx"));
const Outline = requestedPart(() => import("../outline/Outline.tsx"));
const Reports = requestedPart(() => import("../reports/Reports.tsx"));
const SnippetPanel = requestedPart(() => import("../snippets/SnippetPanel.tsx"));

/** What can be beside the text instead of the suggestions. */
const others: Readonly<Record<PanelName, ComponentType | undefined>> = {
  remarks: undefined,
  goals: Goals,
  reports: Reports,
  snippets: SnippetPanel,
  outline: Outline,
  comments: CommentPanel,
  edits: EditList,
};

/**
 * The panel next to the text: the remarks in their groups, the goals, the reports, the snippets, the outline, the
 * comments, or the suggested edits.
 */
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
  const Other = others[panel];
  return (
    <div className="panel-body" role="tabpanel" id={panelId} aria-labelledby={tabId(panel)} aria-busy={isAgain}>
      {Other === undefined ? (
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
          <DeepCheckNote />
        </>
      ) : (
        <Other />
      )}
    </div>
  );
}
