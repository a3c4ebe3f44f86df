import { Badge, DataTable, friendlyTime, Switch, type TableColumn } from "@housestyle/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { useTable } from "../../app/use-table.ts";
import { EmailText } from "../../content/EmailText.tsx";
import { operator as texts } from "../../texts/operator.ts";
import { shell } from "../../texts/shell.ts";
import { PersonAccess } from "./PersonAccess.tsx";
import type { AccountRow } from "./person.ts";
import { sinceColumn } from "./since-column.tsx";
import "../../content/content.css";

const columns: readonly TableColumn<AccountRow>[] = [
  {
    id: "name",
    head: texts.heads.name,
    orderBy: "Name",
    priority: 1,
    cell: ({ Name, Email, IsOperator, IsDisabled }) => (
      <>
        {Name || texts.unnamed} {IsOperator ? <Badge tone="accent">{texts.isOperator}</Badge> : null}{" "}
        {IsDisabled ? <Badge tone="danger">{texts.isDisabled}</Badge> : null}
        <span className="narrow-facts">
          <span className="narrow-fact-2">
            <EmailText email={Email} />
          </span>
        </span>
      </>
    ),
  },
  {
    id: "email",
    head: texts.heads.email,
    orderBy: "Email",
    priority: 2,
    cell: ({ Email }) => <EmailText email={Email} />,
  },
  { id: "teams", head: texts.heads.teams, orderBy: "Teams", priority: 3, align: "end", cell: ({ Teams }) => Teams },
  {
    id: "active",
    head: texts.heads.active,
    orderBy: "LastActive",
    priority: 1,
    cell: ({ LastActive }) => friendlyTime(LastActive, new Date()),
  },
  sinceColumn,
];

/** Everybody with an account. */
export function PeopleTable() {
  const table = useTable<AccountRow>({
    queryKey: ["operator", "people"],
    searched: ["Name", "Email"],
    read: (query, signal) => server.listPeople(undefined, { query, signal }),
  });
  return (
    <DataTable<AccountRow>
      label={texts.people}
      columns={columns}
      describe={({ Name, Email }) => Name || Email}
      {...table}
      inspectorLabel={texts.person}
      renderInspector={(person) => <Rights key={person.Id} person={person} />}
    />
  );
}

function Rights({ person }: { readonly person: AccountRow }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (IsOperator: boolean) => ask(server.changePerson({ IsOperator }, { params: { id: person.Id } })),
    onError: (error) => {
      complain(error, shell.failed);
    },
    onSettled: () => readAnew(client, ["operator"]),
  });
  // While the server thinks, the switch stands as it was set; a refusal puts it back.
  const checked = change.isPending ? change.variables : person.IsOperator;
  return (
    <div className="operator-inspector">
      <p>
        {person.Name || texts.unnamed}
        <br />
        {person.Email}
        {person.EmailVerified ? null : <span className="operator-note">{`, ${texts.notVerified}`}</span>}
      </p>
      <Switch
        label={texts.makeOperator}
        hint={texts.makeOperatorHint}
        checked={checked}
        onChange={(next) => change.mutate(next)}
      />
      <PersonAccess person={person} />
    </div>
  );
}
