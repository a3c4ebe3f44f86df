import type { DocumentRole } from "@housestyle/contract";
import { IconButton, Select } from "@housestyle/ui";
import { X } from "lucide-react";
import { editorSharing as texts } from "../../texts/editor-sharing.ts";
import { nameOfShare } from "./name-of-share.ts";
import type { SharingCalls } from "./sharing-calls.ts";
import type { DocumentSharing, SharingState } from "./use-sharing.ts";

/** The people and teams with access, with their roles to change and a way to remove each. */
export function ShareList<Role extends DocumentRole>({
  calls,
  sharing,
  state,
  about,
}: {
  readonly calls: SharingCalls<Role>;
  readonly sharing: {
    readonly Owner: string;
    readonly Shares: readonly (DocumentSharing["Shares"][number] & { readonly Role: Role })[];
    /** Those with access because of the project that the document is in. */
    readonly ProjectShares?: DocumentSharing["ProjectShares"];
  };
  readonly state: SharingState;
  /** What the roles allow. */
  readonly about?: string;
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
              options={calls.roles}
              onChange={(Role) => {
                const sharee = share.Kind === "team" ? { TeamId: share.Id } : { Email: share.Email };
                void state.act(() => calls.share(sharee, Role), texts.changed(nameOfShare(share)));
              }}
            />
            <IconButton
              label={texts.remove(nameOfShare(share))}
              onClick={() => void state.act(() => calls.unshare(share.Id), texts.removed(nameOfShare(share)))}
            >
              <X size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
        {sharing.ProjectShares?.map((share) => (
          <li key={`${share.Project} ${share.Id}`}>
            <span className="sharing-name">
              {nameOfShare(share)}
              <span className="note">{texts.throughProject(texts.roles[share.Role], share.Project)}</span>
            </span>
          </li>
        ))}
      </ul>
      {about === undefined ? null : <p className="note">{about}</p>}
    </section>
  );
}
