import { ErrorArea } from "@housestyle/ui";
import { useCallback } from "react";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorSharing as texts } from "../../texts/editor-sharing.ts";
import { useController } from "../controller/controller-context.ts";
import { AccessRequests } from "./AccessRequests.tsx";
import { AddShare } from "./AddShare.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import { ShareList } from "./ShareList.tsx";
import { documentCalls } from "./sharing-calls.ts";
import { useSharing } from "./use-sharing.ts";
import "./sharing.css";

/** Who may do what with the open document: people, teams, and links. */
export default function ShareDialog() {
  const id = Number(useController().named);
  if (!(id > 0)) return <p>{texts.notSaved}</p>;
  return <Sharing id={id} />;
}

function Sharing({ id }: { readonly id: number }) {
  const read = useCallback(() => ask(server.readDocumentSharing(undefined, { params: { id } })), [id]);
  const state = useSharing(read);
  const calls = documentCalls(id);
  const { sharing, error, done } = state;
  return (
    <div className="sharing">
      <ErrorArea messages={error === undefined ? [] : [error]} />
      {sharing ? (
        <>
          <AccessRequests id={id} requests={sharing.Requests} state={state} />
          <AddShare calls={calls} state={state} />
          <ShareList calls={calls} sharing={sharing} state={state} about={texts.rolesAbout} />
          <ShareLinks id={id} links={sharing.Links} guestAccess={sharing.GuestAccess} state={state} />
        </>
      ) : error === undefined ? (
        <p role="status">{texts.loading}</p>
      ) : null}
      <p role="status" className="sharing-done">
        {done}
      </p>
    </div>
  );
}
