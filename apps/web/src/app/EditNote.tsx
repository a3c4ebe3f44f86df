import { Link } from "wouter";
import { license as texts } from "../texts/license.ts";
import { accessTo, lapsedTeam, lastDay, mayManage } from "./access.ts";
import { type SessionTeam, useSession } from "./session.ts";
import { useAdminNames } from "./use-admin-names.ts";
import "./edit-note.css";

/**
 * The note above content that someone cannot change: it says that the team's license has ended and what to do about it,
 * or else shows `note`. People who can change the content see nothing.
 */
export function EditNote({ owner, note }: { readonly owner: number; readonly note?: string | undefined }) {
  const session = useSession((whole) => whole);
  const lapsed = lapsedTeam(session, owner);
  if (lapsed) return mayManage(session, owner) ? <ForAdmins team={lapsed} /> : <ForMembers team={lapsed} />;
  return note === undefined || accessTo(session, owner).canEdit ? null : <p className="edit-note">{note}</p>;
}

function ForAdmins({ team }: { readonly team: SessionTeam }) {
  const isOperator = useSession(({ profile }) => profile?.IsOperator === true);
  return (
    <section className="edit-note edit-note-lapsed" aria-label={texts.label}>
      <p>
        <strong>{texts.ended(team.Name, lastDay(team))}</strong> {texts.stopped}
      </p>
      <p>
        {texts.kept} {isOperator ? null : texts.askOperator}
      </p>
      {isOperator ? (
        <Link className="button button-outline" href="/operator?show=teams">
          {texts.extend}
        </Link>
      ) : null}
    </section>
  );
}

function ForMembers({ team }: { readonly team: SessionTeam }) {
  const names = useAdminNames(team.Id);
  return (
    <p className="edit-note">
      {texts.paused(team.Name)} {names === "" ? texts.askAnAdmin : texts.askAdmins(names)}
    </p>
  );
}
