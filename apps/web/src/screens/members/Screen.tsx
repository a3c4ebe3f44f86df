import { Badge, DataTable, friendlyTime, Select, type TableColumn, tableTexts } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { accessTo, mayManage } from "../../app/access.ts";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { refreshSession, type TeamUser, useSession } from "../../app/session.ts";
import { TeamScreen } from "../../app/TeamScreen.tsx";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { EmailText } from "../../content/EmailText.tsx";
import { shell } from "../../texts/shell.ts";
import { team as teamTexts, members as texts } from "../../texts/team.ts";
import { Invite } from "./Invite.tsx";
import { Member } from "./Member.tsx";
import { nameOf, positions } from "./member-names.ts";
import "../../content/content.css";
import "./members.css";

/** The members of a team. Those who run it can invite, change, and remove people, and everyone else can only look. */
export default function Screen() {
  return (
    <TeamScreen
      title={texts.title}
      about={({ SeatsUsed, Seats }) => `${texts.about} ${teamTexts.seats(SeatsUsed, Seats)}`}
    >
      {({ Id }) => <Table key={Id} teamId={Id} />}
    </TeamScreen>
  );
}

function Table({ teamId }: { readonly teamId: number }) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const isInviting = search.has("invite");
  const setInviting = (is: boolean) =>
    setSearch({ team: String(teamId), ...(is && { invite: "1" }) }, { replace: true });
  const session = useSession((whole) => whole);
  const runs = mayManage(session, teamId);
  const { canEdit, refusal } = accessTo(session, teamId);
  const table = useTable<TeamUser>({
    queryKey: ["members", teamId],
    searched: ["Name", "Email"],
    filter: `TeamId eq ${teamId}`,
    read: (query, signal) => server.listTeamUsers(undefined, { query, signal }),
  });
  const refresh = async () => {
    // How many seats are taken is part of the team.
    await Promise.all([readAnew(client, ["members"]), refreshSession()]);
  };
  const changeAll = async (chosen: readonly TeamUser[], change: Partial<Pick<TeamUser, "Position" | "Licence">>) => {
    try {
      await ask(server.changeTeamUsers(chosen.map(({ Id }) => ({ Id, ...change }))));
      toasts.show({ kind: "success", title: texts.changed(chosen.length) });
    } catch (error) {
      complain(error, shell.failed);
    }
    await refresh();
  };
  return (
    <>
      <DataTable<TeamUser>
        label={texts.label}
        columns={runs ? columns : columns.filter(({ id }) => id !== "email")}
        describe={nameOf}
        {...table}
        mayChange={() => runs}
        inspectorLabel={texts.member}
        renderInspector={(member) => (
          <Member key={`${member.Id}.${member.RowVersion}`} member={member} canEdit={canEdit} onSaved={refresh} />
        )}
        {...(runs && {
          addLabel: texts.invite,
          addRefusal: refusal,
          onAdd: () => setInviting(true),
          onDelete: async (ids: readonly (string | number)[]) => {
            await ask(server.removeTeamUsers(ids.map(Number)));
            await refresh();
          },
          texts: tableWords,
        })}
        {...(canEdit && {
          onUndo: async (gone: readonly TeamUser[]) => {
            const invitations = gone.map(({ TeamId, Email, Position, Licence }) => ({
              TeamId,
              Email,
              Position: Position === "Unknown" ? "User" : Position,
              Licence,
            }));
            await ask(server.inviteTeamUsers(invitations));
            await refresh();
          },
          bulkActions: (chosen: readonly TeamUser[]) => <Bulk onChange={(change) => void changeAll(chosen, change)} />,
        })}
      />
      {isInviting && canEdit ? <Invite teamId={teamId} onDone={refresh} onClose={() => setInviting(false)} /> : null}
    </>
  );
}

/** Changes the position or the license of all selected members at once. */
function Bulk({ onChange }: { readonly onChange: (change: Partial<Pick<TeamUser, "Position" | "Licence">>) => void }) {
  return (
    <>
      <Select
        inline
        label={texts.bulkPosition}
        value=""
        options={[
          { value: "", label: texts.choose },
          ...positions.map((value) => ({ value, label: texts.positions[value] })),
        ]}
        onChange={(Position) => {
          if (Position !== "") onChange({ Position });
        }}
      />
      <Select
        inline
        label={texts.bulkLicence}
        value=""
        options={[
          { value: "", label: texts.choose },
          { value: "Free", label: texts.licences.Free },
          { value: "Premium", label: texts.licences.Premium },
        ]}
        onChange={(Licence) => {
          if (Licence !== "") onChange({ Licence });
        }}
      />
    </>
  );
}

/** The table texts with another label for “undo”: a removed member can return only by accepting a new invitation. */
const tableWords = { ...tableTexts, undo: texts.again, deleted: texts.removed };

/** The other details of a member on narrow screens: email and license first, then role and state. */
function NarrowFacts({ member }: { readonly member: TeamUser }) {
  return (
    <span className="narrow-facts">
      {member.Email === "" || nameOf(member) === member.Email ? null : <EmailText email={member.Email} />}
      <span>
        <span className="narrow-fact-2">{texts.positions[member.Position]}, </span>
        {texts.licences[member.Licence]}
        <span className="narrow-fact-2">, {texts.states[member.Status]}</span>
      </span>
    </span>
  );
}

const columns: readonly TableColumn<TeamUser>[] = [
  {
    id: "name",
    head: texts.heads.name,
    width: "24%",
    orderBy: "Name",
    priority: 1,
    cell: (row) => (
      <>
        {nameOf(row)} {row.IsCurrentUser ? <Badge>{texts.you}</Badge> : null}
        <NarrowFacts member={row} />
      </>
    ),
  },
  {
    id: "email",
    head: texts.heads.email,
    width: "28%",
    orderBy: "Email",
    priority: 3,
    cell: ({ Email }) => <EmailText email={Email} />,
  },
  {
    id: "position",
    head: texts.heads.position,
    orderBy: "Position",
    priority: 2,
    cell: ({ Position }) => texts.positions[Position],
  },
  {
    id: "licence",
    head: texts.heads.licence,
    orderBy: "Licence",
    priority: 3,
    cell: ({ Licence }) => texts.licences[Licence],
  },
  {
    id: "status",
    head: texts.heads.status,
    orderBy: "Status",
    priority: 2,
    cell: ({ Status }) => <Badge tone={Status === "Active" ? "success" : "neutral"}>{texts.states[Status]}</Badge>,
  },
  {
    id: "active",
    head: texts.heads.active,
    orderBy: "LastActiveOn",
    priority: 2,
    cell: ({ LastActiveOn }) => friendlyTime(LastActiveOn, new Date()),
  },
];
