import { IconButton, Select } from "@housestyle/ui";
import { X } from "lucide-react";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorSharing as texts } from "../../texts/editor-sharing.ts";
import { nameOfShare } from "./name-of-share.ts";
import { roleChoices } from "./role-choices.ts";
import type { DocumentSharing, SharingState } from "./use-sharing.ts";

/** The people and teams with access, with their roles to change and a way to remove each. */
export function ShareList({
  id,
  sharing,
  state,
}: {
  readonly id: number;
  readonly sharing: DocumentSharing;
  readonly state: SharingState;
}) {
  return (
    <section aria-labelledby="sharing-people">
      <h3 id="sharing-people">{texts.people}</h3>
      <ul className="sharing-list">
        <li>
          <span className="sharing-name">{texts.owner(sharing.Owner)}</span>
        </li>
        {sharing.Shares.map((share) => (
          <li key={share.Id}>
            <span className="sharing-name">
              {nameOfShare(share)}
              {share.Kind === "person" && share.Name !== "" ? <span className="note">{share.Email}</span> : null}
            </span>
            <Select
              bare
              label={texts.roleOf(nameOfShare(share))}
              value={share.Role}
              options={roleChoices}
              onChange={(Role) => {
                const given = share.Kind === "team" ? { TeamId: share.Id } : { Email: share.Email };
                const change = () => ask(server.shareDocument({ ...given, Role }, { params: { id } }));
                void state.act(change, texts.changed(nameOfShare(share)));
              }}
            />
            <IconButton
              label={texts.remove(nameOfShare(share))}
              onClick={() => {
                const remove = () => ask(server.unshareDocument(undefined, { params: { id, share: share.Id } }));
                void state.act(remove, texts.removed(nameOfShare(share)));
              }}
            >
              <X size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="note">{texts.rolesAbout}</p>
    </section>
  );
}
