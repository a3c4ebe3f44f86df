import type { PresentPerson } from "@housestyle/contract";
import type { DocumentSession } from "./document-session.ts";
import type { OpenEditor } from "./presence.ts";

/** The milliseconds for which changes of presence are collected before they are sent. */
const together = 500;
/** The most people sent by name. Others are only counted. */
const most = 100;

/** Tells an editor who else has its document open, and shows it to them. Returns a function that removes it. */
export function followPresence(
  session: DocumentSession,
  own: OpenEditor,
  send: (event: string, data: unknown) => void,
): () => void {
  const { presence } = session;
  const others = () => presence.editors.filter(({ client }) => client !== own.client);
  let timer: NodeJS.Timeout | undefined;
  const sendPeople = () => {
    timer = undefined;
    const editors = others();
    send("people", {
      People: editors.slice(0, most).map((editor) => toPerson(session, editor)),
      Count: editors.length,
    });
  };
  const stop = presence.follow((change) => {
    if (change === "people") timer ??= setTimeout(sendPeople, together);
    else if (change.client !== own.client) send("caret", toPerson(session, change));
  });
  const leave = presence.arrive(own);
  clearTimeout(timer);
  sendPeople();
  return () => {
    stop();
    clearTimeout(timer);
    leave();
  };
}

function toPerson(session: DocumentSession, { client, personId, name, caret }: OpenEditor): PresentPerson {
  const now = caret && session.caretNow(caret);
  return {
    Client: client,
    PersonId: personId,
    Name: name,
    ...(now && { Version: now.version, Anchor: now.anchor, Head: now.head }),
  };
}
