import { Button, LinkButton } from "@housestyle/ui";
import { type ReactNode, useState } from "react";
import { UpdateNote } from "../../pwa/UpdateNote.tsx";
import { parts } from "../../texts/editor-parts.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import { provenance } from "../../texts/provenance.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keepOrSay } from "../controller/keep-or-say.ts";
import { requestedDocument } from "../sync/document-address.ts";
import type { OpenProblem } from "../sync/documents-state.ts";
import { isLost } from "../sync/sync-state.ts";
import { useWorkspace, useWorkspaceState, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { AboveText } from "./AboveText.tsx";
import { LapsedNote } from "./LapsedNote.tsx";
import { part } from "./part.tsx";

const AskForAccess = part(() => import("../sharing/AskForAccess.tsx"));

/** The notices above the text: two conflicting versions, a missing or read-only document, an expired license. */
export default function Notes() {
  return (
    <>
      <UpdateNote />
      <TabsNote />
      <ServerNote />
      <LapsedNote />
      <DraftNote />
      <RecordedNote />
      <AboveText />
    </>
  );
}

/** Asks which of two versions counts, when two tabs have changed the same text. */
function TabsNote() {
  const controller = useController();
  if (useControllerState((state) => state.saved) !== "conflict") return null;
  return (
    <Note label={parts.conflict.label} text={parts.conflict.text}>
      <Button onClick={() => keepOrSay(controller, controller.document.takeTheirs())}>{parts.conflict.theirs}</Button>
      <Button tone="primary" onClick={() => keepOrSay(controller, controller.document.keepOurs())}>
        {parts.conflict.ours}
      </Button>
    </Note>
  );
}

function ServerNote() {
  const controller = useController();
  const workspace = useWorkspace();
  const sync = useControllerState((state) => state.sync);
  const problem = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.problem,
    undefined,
  );
  const refusal = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.refusal,
    "",
  );
  const imageRefusal = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.imageRefusal,
    "",
  );
  const mayEdit = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.mayEdit,
    true,
  );
  const maySuggest = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.maySuggest,
    false,
  );
  if (problem) return <ProblemNote problem={problem} />;
  if (sync === "conflict") {
    return (
      <Note label={parts.conflict.label} text={editorSync.changed}>
        <Button tone="primary" onClick={() => controller.show({ name: "conflict" })}>
          {editorSync.compare}
        </Button>
      </Note>
    );
  }
  if (isLost(sync)) {
    const { label, text, save } = editorSync.lost[sync];
    return (
      <Note label={label} text={text}>
        <Button tone="primary" onClick={() => keepOrSay(controller, workspace?.documents?.saveAgain())}>
          {save}
        </Button>
      </Note>
    );
  }
  if (sync === "refused") return <Note label={editorSync.state.refused} text={editorSync.refused(refusal)} />;
  if (sync === "crowded") return <Note label={editorSync.state.crowded} text={editorSync.crowded} />;
  if (imageRefusal !== "") return <Note label={editorSync.state.imageHere} text={editorSync.imageHere(imageRefusal)} />;
  if (maySuggest) return <Note label={editorSync.suggestOnly} text={editorSync.suggestOnly} />;
  return mayEdit ? null : <Note label={editorSync.readOnly} text={editorSync.readOnly} />;
}

/** Tells people that an owner of the document has it recorded how they write. */
function RecordedNote() {
  const controller = useController();
  const isTold = useControllerState((state) => state.recording === "others");
  const [isRead, setRead] = useState(false);
  if (!isTold || isRead) return null;
  return (
    <Note label={provenance.note} text={provenance.note}>
      <Button onClick={() => controller.show({ name: "history", tab: "provenance" })}>{provenance.details}</Button>
      <Button tone="primary" onClick={() => setRead(true)}>
        {parts.close}
      </Button>
    </Note>
  );
}

/** Asks people who have signed in whether the draft that was there before should be moved to their account. */
function DraftNote() {
  const controller = useController();
  const documents = useWorkspace()?.documents;
  const isOffered = useWorkspaceStore(
    (each) => each.documents?.state,
    (state) => state.offersDraft,
    false,
  );
  if (!isOffered) return null;
  return (
    <section className="conflict" aria-label={editorSync.draft.text}>
      <p>{editorSync.draft.text}</p>
      <Button onClick={() => documents?.draft.keepHere()}>{editorSync.draft.keep}</Button>
      <Button tone="primary" onClick={() => keepOrSay(controller, documents?.draft.save())}>
        {parts.menu.toServer}
      </Button>
    </section>
  );
}

function ProblemNote({ problem }: { readonly problem: OpenProblem }) {
  const workspace = useWorkspace();
  const { text, action } = editorSync.problems[problem];
  const mayAsk = useWorkspaceState((state) => state.gates.sharing && state.account !== undefined, false);
  const id = Number(requestedDocument(location.search));
  return (
    <Note label={text} text={text}>
      {problem === "notFound" && mayAsk && id > 0 ? <AskForAccess key={id} id={id} /> : null}
      {problem === "unreachable" ? (
        <Button onClick={() => void workspace?.documents?.again()}>{action}</Button>
      ) : (
        <LinkButton href={problem === "signIn" ? `/login?next=${encodeURIComponent(address())}` : "/documents"}>
          {action}
        </LinkButton>
      )}
    </Note>
  );
}

function address(): string {
  return location.pathname + location.search;
}

function Note({
  label,
  text,
  children,
}: {
  readonly label: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className="conflict" aria-label={label} role="alert">
      <p>{text}</p>
      {children}
    </section>
  );
}
