import { IconButton } from "@housestyle/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { dayName } from "../../texts/dates.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { CreateLink } from "./CreateLink.tsx";
import { type CreatedLink, NewLink } from "./NewLink.tsx";
import type { DocumentSharing, SharingState } from "./use-sharing.ts";

const texts = editorSharing.links;

/** The links to the document: a new one to copy, and the existing ones to delete. */
export function ShareLinks({
  id,
  links,
  guestAccess,
  state,
}: {
  readonly id: number;
  readonly links: DocumentSharing["Links"];
  readonly guestAccess: DocumentSharing["GuestAccess"];
  readonly state: SharingState;
}) {
  const [created, setCreated] = useState<CreatedLink>();
  return (
    <section aria-labelledby="sharing-links">
      <h3 id="sharing-links">{texts.title}</h3>
      <p className="note">{texts.about}</p>
      <CreateLink id={id} guestAccess={guestAccess} state={state} onCreated={setCreated} />
      {created ? <NewLink link={created} /> : null}
      {links.length === 0 ? (
        <p className="note">{texts.none}</p>
      ) : (
        <ul className="sharing-list">
          {links.map((link) => (
            <li key={link.Id}>
              <span className="sharing-name">
                {editorSharing.roles[link.Role]}
                <span className="note">{describe(link)}</span>
              </span>
              <IconButton
                label={texts.delete(`${editorSharing.roles[link.Role]}, ${describe(link)}`)}
                onClick={() => {
                  const remove = () => ask(server.deleteDocumentLink(undefined, { params: { id, link: link.Id } }));
                  if (created?.id === link.Id) setCreated(undefined);
                  void state.act(remove, texts.deleted);
                }}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Describes a link by its creation, its expiration, and who has opened it. */
function describe({ CreatedOn, ExpiresOn, HasPassword, ForGuests, People }: DocumentSharing["Links"][number]): string {
  const isOver = ExpiresOn !== null && new Date(ExpiresOn) <= new Date();
  return [
    texts.from(dayName(CreatedOn)),
    ...(ExpiresOn === null ? [] : [isOver ? texts.expired : texts.until(dayName(ExpiresOn))]),
    ...(HasPassword ? [texts.withPassword] : []),
    ...(ForGuests ? [texts.forGuests] : []),
    texts.opened(People),
  ].join(" · ");
}
