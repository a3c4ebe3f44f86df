import type { AuditRow } from "@housestyle/contract";
import { DataTable, EmptyState, Menu, Select, type TableColumn } from "@housestyle/ui";
import { useState } from "react";
import { download } from "../app/download.ts";
import { toasts } from "../app/toasts.ts";
import type { ListOf } from "../app/use-rows.ts";
import { useTable } from "../app/use-table.ts";
import { activity as texts } from "../texts/activity.ts";
import { exactMoment } from "../texts/dates.ts";
import { type ActivityChoice, type ActivityKind, activityFilter, allActivity } from "./activity-filter.ts";
import { sentenceOf, whoDid } from "./activity-sentence.ts";
import "./activity.css";

type Read = ListOf<AuditRow>["read"];

const columns: readonly TableColumn<AuditRow>[] = [
  {
    id: "what",
    head: texts.heads.what,
    priority: 1,
    cell: (row) => <span className="activity-line">{sentenceOf(row)}</span>,
  },
  {
    id: "from",
    head: texts.heads.from,
    orderBy: "Address",
    priority: 3,
    width: "160px",
    cell: ({ Address }) => Address || texts.unknown,
  },
  {
    id: "when",
    head: texts.heads.when,
    orderBy: "HappenedOn",
    priority: 1,
    width: "216px",
    cell: ({ HappenedOn }) => <time dateTime={HappenedOn}>{exactMoment(HappenedOn)}</time>,
  },
];

/** An activity log: sentences, the newest first, to be narrowed by kind, person and time and taken away as a file. */
export function ActivityTable({
  queryKey,
  kinds,
  people,
  read,
  exportAt,
}: {
  readonly queryKey: readonly unknown[];
  readonly kinds: readonly ActivityKind[];
  /** Whom one may choose; the search box finds everybody by name. */
  readonly people: readonly { readonly value: string; readonly label: string }[];
  readonly read: Read;
  /** The address of the exported file, including `?` and any other parameters. */
  readonly exportAt: string;
}) {
  const [choice, setChoice] = useState<ActivityChoice>(allActivity);
  const filter = activityFilter(choice, new Date());
  const table = useTable<AuditRow>({ queryKey, searched: ["Name", "Address"], filter, read });
  const choose = (change: Partial<ActivityChoice>) => {
    setChoice({ ...choice, ...change });
    table.onStateChange({ ...table.state, skip: 0 });
  };
  return (
    <DataTable<AuditRow>
      label={texts.title}
      columns={columns}
      describe={sentenceOf}
      {...table}
      tools={
        <>
          <Select
            inline
            label={texts.kind}
            value={choice.kind}
            options={[
              { value: "all" as const, label: texts.everything },
              ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
            ]}
            onChange={(kind) => choose({ kind })}
          />
          {people.length > 0 ? (
            <Select
              inline
              label={texts.person}
              value={choice.person}
              options={[{ value: "all", label: texts.everybody }, ...people]}
              onChange={(person) => choose({ person })}
            />
          ) : null}
          <Select
            inline
            label={texts.time}
            value={choice.time}
            options={(["all", "1", "7", "30", "90"] as const).map((value) => ({ value, label: texts.times[value] }))}
            onChange={(time) => choose({ time })}
          />
          <Exports exportAt={exportAt} filter={filter} />
        </>
      }
      inspectorLabel={texts.act}
      renderInspector={(row) => <Facts row={row} />}
      empty={
        filter === undefined ? (
          <EmptyState title={texts.empty} text={texts.emptyText} />
        ) : (
          <EmptyState title={texts.noFound} text={texts.noFoundText} />
        )
      }
    />
  );
}

function Exports({ exportAt, filter }: { readonly exportAt: string; readonly filter: string | undefined }) {
  const take = async (format: "csv" | "jsonl") => {
    const narrowed = filter === undefined ? "" : `&Filter=${encodeURIComponent(filter)}`;
    const { problem, said } = await download(`${exportAt}&Format=${format}${narrowed}`);
    if (problem !== undefined) toasts.show({ kind: "error", title: texts.failed, text: problem });
    else for (const text of said) toasts.show({ kind: "info", title: text });
  };
  return (
    <Menu
      label={texts.exports}
      tone="outline"
      items={[
        { id: "csv", label: texts.exportCsv, onAction: () => void take("csv") },
        { id: "jsonl", label: texts.exportLines, onAction: () => void take("jsonl") },
      ]}
    />
  );
}

function Facts({ row }: { readonly row: AuditRow }) {
  const facts = [
    [texts.facts.when, exactMoment(row.HappenedOn)],
    [texts.facts.who, whoDid(row)],
    ...(row.Key === null ? [] : [[texts.facts.key, row.Key] as const]),
    [texts.facts.from, row.Address || texts.unknown],
    [texts.facts.program, row.Program || texts.unknown],
  ] as const;
  return (
    <div className="activity-facts">
      <p>{sentenceOf(row)}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
