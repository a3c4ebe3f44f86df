import { Button } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { mayManage } from "../../app/access.ts";
import { type SessionTeam, useSession } from "../../app/session.ts";
import { useAdminNames } from "../../app/use-admin-names.ts";
import { license as texts } from "../../texts/license.ts";

/** Shows once, to each who writes with a team, that its rules are paused because the license has ended. */
export function LapsedNote() {
  const teams = useSession((whole) => whole.teams);
  const [read, setRead] = useState<readonly number[]>([]);
  const team = teams.find((each) => each.IsExpired && !read.includes(each.Id) && !wasRead(each));
  if (!team) return null;
  const dismiss = () => {
    keepRead(team);
    setRead([...read, team.Id]);
  };
  return <Paused key={team.Id} team={team} onDismiss={dismiss} />;
}

function Paused({ team, onDismiss }: { readonly team: SessionTeam; readonly onDismiss: () => void }) {
  const runs = useSession((whole) => mayManage(whole, team.Id));
  const names = useAdminNames(team.Id);
  return (
    <section className="conflict" aria-label={texts.label}>
      <p role="status">
        {texts.paused(team.Name)} {runs ? null : names === "" ? texts.askAnAdmin : texts.askAdmins(names)}
      </p>
      {runs ? (
        <Link className="button button-outline" href={`/team?team=${team.Id}`}>
          {texts.toTeam}
        </Link>
      ) : null}
      <Button tone="quiet" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </section>
  );
}

const placeOf = ({ Id }: SessionTeam) => `housestyle.lapsed.${Id}`;

function wasRead(team: SessionTeam): boolean {
  try {
    return localStorage.getItem(placeOf(team)) === team.LicenceExpiry;
  } catch {
    return false;
  }
}

/** A license that is extended and ends again is news. */
function keepRead(team: SessionTeam): void {
  try {
    localStorage.setItem(placeOf(team), team.LicenceExpiry ?? "");
  } catch {
    // It is read as long as the page is open.
  }
}
