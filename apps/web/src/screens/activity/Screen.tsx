import { EmptyState } from "@housestyle/ui";
import { NewTeam } from "../../app/NewTeam.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import { mayManage, useSession } from "../../app/session.ts";
import { TeamSelect } from "../../app/TeamSelect.tsx";
import { useTeam } from "../../app/use-team.ts";
import { ActivityTable } from "../../content/ActivityTable.tsx";
import { kindsOfTeam } from "../../content/activity-filter.ts";
import { useMembers } from "../../content/use-people.ts";
import { activity as texts } from "../../texts/activity.ts";
import { team as teamTexts } from "../../texts/team.ts";

/** Who did what in a team. For those who run it. */
export default function Screen() {
  const [team, setTeam] = useTeam();
  const mayRead = useSession((session) => team !== undefined && mayManage(session, team.Id));
  if (!team) {
    return (
      <>
        <ScreenHead title={texts.title} />
        <NewTeam />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <TeamSelect label={teamTexts.which} value={team.Id} onChange={setTeam} />
      </ScreenHead>
      {mayRead ? <Log key={team.Id} teamId={team.Id} /> : <EmptyState title={texts.notYours} />}
    </>
  );
}

function Log({ teamId }: { readonly teamId: number }) {
  const people = useMembers(teamId).map(({ UserId, Name, Email }) => ({ value: String(UserId), label: Name || Email }));
  return (
    <ActivityTable
      queryKey={["activity", teamId]}
      kinds={kindsOfTeam}
      people={people}
      read={(query, signal) => server.listAudit(undefined, { query: { ...query, TeamId: teamId }, signal })}
      exportAt={`/api/v1/audit/export?TeamId=${teamId}`}
    />
  );
}
