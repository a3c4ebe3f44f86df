import { server } from "../../app/server.ts";
import { TeamScreen } from "../../app/TeamScreen.tsx";
import { ActivityTable } from "../../content/ActivityTable.tsx";
import { kindsOfTeam } from "../../content/activity-filter.ts";
import { useMembers } from "../../content/use-people.ts";
import { activity as texts } from "../../texts/activity.ts";

/** The activity log of a team, for those who run it. */
export default function Screen() {
  return (
    <TeamScreen title={texts.title} about={texts.about} forAdmins={texts.notYours}>
      {({ Id }) => <Log key={Id} teamId={Id} />}
    </TeamScreen>
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
