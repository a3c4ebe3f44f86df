import type { DocumentRole } from "@housestyle/contract";
import { Button, Select } from "@housestyle/ui";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { roleChoices } from "./role-choices.ts";
import type { DocumentSharing, SharingState } from "./use-sharing.ts";

const texts = editorSharing.requests;

type AccessRequest = DocumentSharing["Requests"][number];

/** The people who ask for access, each to be given a role or declined. */
export function AccessRequests({
  id,
  requests,
  state,
}: {
  readonly id: number;
  readonly requests: DocumentSharing["Requests"];
  readonly state: SharingState;
}) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="sharing-requests">
      <h3 id="sharing-requests">{texts.title}</h3>
      <ul className="sharing-list">
        {requests.map((request) => (
          <Asking key={request.Id} id={id} request={request} state={state} />
        ))}
      </ul>
    </section>
  );
}

function Asking({
  id,
  request: { Id: person, Name, Email },
  state,
}: {
  readonly id: number;
  readonly request: AccessRequest;
  readonly state: SharingState;
}) {
  const [role, setRole] = useState<DocumentRole>("view");
  const name = Name || Email;
  const params = { id, person };
  return (
    <li className="sharing-request">
      <span className="sharing-name">
        {name}
        {Name === "" ? null : <span className="note">{Email}</span>}
      </span>
      <Select bare label={editorSharing.roleOf(name)} value={role} options={roleChoices} onChange={setRole} />
      <Button
        tone="primary"
        aria-label={texts.giveTo(name)}
        onClick={() => {
          const give = () => ask(server.answerAccessRequest({ Role: role }, { params }));
          void state.act(give, editorSharing.shared(name));
        }}
      >
        {texts.give}
      </Button>
      <Button
        aria-label={texts.declineOf(name)}
        onClick={() => {
          const decline = () => ask(server.declineAccessRequest(undefined, { params }));
          void state.act(decline, texts.declined(name));
        }}
      >
        {texts.decline}
      </Button>
    </li>
  );
}
