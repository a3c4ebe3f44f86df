import { Badge, Button, DataTable, ErrorArea, Form, NumberField, type TableColumn, TextField } from "@housestyle/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerRow } from "../../app/answer.ts";
import { ask, messageOf } from "../../app/ask.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { operator as texts } from "../../texts/operator.ts";
import { sinceColumn } from "./since-column.tsx";

type Team = AnswerRow<"listAllTeams">;

const columns: readonly TableColumn<Team>[] = [
  { id: "name", head: texts.heads.name, orderBy: "Name", priority: 1, cell: ({ Name }) => Name },
  {
    id: "members",
    head: texts.heads.members,
    orderBy: "Members",
    priority: 2,
    align: "end",
    cell: (team) => team.Members,
  },
  {
    id: "seats",
    head: texts.heads.seats,
    orderBy: "Seats",
    priority: 3,
    align: "end",
    cell: ({ Seats, SeatsUsed }) => (Seats === null ? String(SeatsUsed) : `${SeatsUsed} / ${Seats}`),
  },
  {
    id: "licence",
    head: texts.heads.licence,
    orderBy: "LicenceExpiry",
    priority: 1,
    cell: ({ LicenceExpiry, IsExpired }) => (
      <>
        {LicenceExpiry ?? texts.endless} {IsExpired ? <Badge tone="danger">{texts.ended}</Badge> : null}
      </>
    ),
  },
  sinceColumn,
];

/** All teams, and how long and how large each may be. */
export function TeamsTable() {
  const table = useTable<Team>({
    queryKey: ["operator", "teams"],
    searched: ["Name"],
    read: (query, signal) => server.listAllTeams(undefined, { query, signal }),
  });
  return (
    <DataTable<Team>
      label={texts.teams}
      columns={columns}
      describe={({ Name }) => Name}
      {...table}
      inspectorLabel={texts.team}
      renderInspector={(team) => <Licence key={team.Id} team={team} />}
    />
  );
}

function Licence({ team }: { readonly team: Team }) {
  const client = useQueryClient();
  const [expiry, setExpiry] = useState(team.LicenceExpiry ?? "");
  const [seats, setSeats] = useState(team.Seats ?? undefined);
  const [domains, setDomains] = useState(team.AllowedDomains.join("\n"));
  const save = useMutation({
    mutationFn: () => {
      const AllowedDomains = domains.split(/[\s,]+/).filter(Boolean);
      const change = { LicenceExpiry: expiry, Seats: seats ?? "", AllowedDomains } as const;
      return ask(server.changeTeam(change, { query: { id: team.Id } }));
    },
    onSuccess: () => toasts.show({ kind: "success", title: texts.saved }),
    onSettled: () => readAnew(client, ["operator"]),
  });
  const problem = save.isError ? messageOf(save.error) : undefined;
  return (
    <Form className="operator-inspector" onSubmit={() => save.mutate()}>
      <p>
        {team.Name}
        <br />
        <span className="operator-note">
          {texts.runBy}: {team.Admins.length === 0 ? texts.nobody : team.Admins.join(", ")}
        </span>
      </p>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <TextField label={texts.expiry} hint={texts.expiryHint} type="date" value={expiry} onChange={setExpiry} />
      <NumberField
        label={texts.seats}
        hint={`${texts.seatsHint} ${texts.used(team.SeatsUsed)}.`}
        min={0}
        max={1_000_000}
        value={seats}
        onChange={setSeats}
      />
      <TextField label={texts.domains} hint={texts.domainsHint} rows={2} value={domains} onChange={setDomains} />
      <Button type="submit" tone="primary" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}
