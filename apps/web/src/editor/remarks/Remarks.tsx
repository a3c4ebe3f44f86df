import { CardAtWord, PanelContext } from "@housestyle/panel/view";
import { useEffect } from "react";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { part } from "../frame/part.tsx";
import { SynonymsInMargin } from "../thesaurus/SynonymsButton.tsx";
import { ThesaurusCard } from "../thesaurus/ThesaurusCard.tsx";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import { Panel } from "./Panel.tsx";
import { Sheet } from "./Sheet.tsx";
import { usePanelHost } from "./use-panel-host.ts";

const LinkedShare = part(() => import("../sharing/LinkedShare.tsx"));
const CommentMarks = part(() => import("../comments/CommentMarks.tsx"));
const Rephrase = part(() => import("../rephrase/Rephrase.tsx"));
const SuggestedEdits = part(() => import("../suggesting/SuggestedEdits.tsx"));

/** The panel next to the text with the card at the word or, where there is no space for them, a sheet at the bottom. */
export default function Remarks({ isNarrow }: { readonly isNarrow: boolean }) {
  const controller = useController();
  const isPromised = useControllerState(({ focusOn, place }) => focusOn !== undefined && place === "word");
  // A card takes its keys when it is drawn, which is before this runs: one that has not will not come.
  useEffect(() => {
    if (isPromised) controller.state.set({ focusOn: undefined });
  }, [isPromised, controller]);
  const hasCard = useWorkspaceState((state) => state.gates.card, true);
  return (
    <PanelContext value={usePanelHost()}>
      {isNarrow ? <Sheet /> : <Panel />}
      {isNarrow || !hasCard ? null : <CardAtWord />}
      {isNarrow ? null : <SynonymsInMargin />}
      <ThesaurusCard />
      <Rephrased isNarrow={isNarrow} />
      <Commented />
      <Shared />
      <Suggested />
    </PanelContext>
  );
}

/** Other wordings of the selection, where they are switched on. */
function Rephrased({ isNarrow }: { readonly isNarrow: boolean }) {
  const isOn = useWorkspaceState((state) => state.gates.rephrase, false);
  return isOn ? <Rephrase isNarrow={isNarrow} /> : null;
}

/** The comments on a document of the server, where they are switched on. */
function Commented() {
  const workspace = useWorkspace();
  const isOn = useWorkspaceState((state) => state.gates.comments && state.account !== undefined, false);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!workspace || !isOn || !isOnServer) return null;
  return <CommentMarks workspace={workspace} />;
}

/** What sharing adds to a document of the server, where it is switched on. */
function Shared() {
  const isOn = useWorkspaceState((state) => state.gates.sharing && state.account !== undefined, false);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!isOn || !isOnServer) return null;
  return <LinkedShare />;
}

/** The edits that people suggest in a document of the server, where several may write. */
function Suggested() {
  const isOn = useWorkspaceState((state) => state.gates.sharing && state.account !== undefined, false);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!isOn || !isOnServer) return null;
  return <SuggestedEdits />;
}
