import {
  Badge,
  DataTable,
  EmptyState,
  firstTableState,
  type TableColumn,
  type TableState,
  tableTexts,
} from "@housestyle/ui";
import { useState } from "react";
import { toasts } from "../../app/toasts.ts";
import { gallery } from "../../texts/gallery.ts";
import type { GalleryTheme } from "./theme.ts";

const texts = gallery.table;
const { badges } = gallery.feedback;
const tones = ["success", "warning", "success", "neutral"] as const;

interface Row {
  readonly id: number;
  readonly term: string;
  readonly note: string;
}

const everyRow: readonly Row[] = texts.terms.map((term, id) => ({ id, term, note: texts.notes[id] ?? "" }));
const columns: readonly TableColumn<Row>[] = [
  { id: "term", head: texts.term, orderBy: "Text", cell: ({ term }) => term },
  {
    id: "status",
    head: texts.status,
    width: "132px",
    priority: 2,
    cell: ({ id }) => <Badge tone={tones[id] ?? "neutral"}>{badges[tones[id] ?? "neutral"]}</Badge>,
  },
  { id: "note", head: texts.note, priority: 3, cell: ({ note }) => note },
];

/** A table with rows, one that waits, one that is empty and one that failed. */
export function TableParts({ theme }: { readonly theme: GalleryTheme }) {
  const [rows, setRows] = useState(everyRow);
  const [state, setState] = useState<TableState>({ ...firstTableState, orderBy: "Text" });
  const found = rows.filter(({ term }) => term.includes(state.search));
  const words = {
    ...tableTexts,
    pages: { ...tableTexts.pages, label: `${tableTexts.pages.label}, ${texts.label} (${theme})` },
  };
  const base = {
    texts: words,
    columns,
    state,
    onStateChange: setState,
    getId: ({ id }: Row) => id,
    describe: ({ term }: Row) => term,
  };
  return (
    <>
      <DataTable
        {...base}
        label={`${texts.label} (${theme})`}
        rows={found}
        total={found.length === 0 ? 0 : rows.length + 1200}
        onDelete={async (ids) => setRows(rows.filter(({ id }) => !ids.includes(id)))}
        onUndo={async () => setRows(everyRow)}
        onAdd={() => setRows(everyRow)}
        addLabel={texts.add}
        renderInspector={({ note }) => <p>{note}</p>}
        toasts={toasts}
      />
      {[
        { id: "waiting", rows: undefined, error: undefined },
        { id: "failed", rows: [], error: texts.failed },
        { id: "empty", rows: [], error: undefined },
      ].map((other) => (
        <DataTable
          key={other.id}
          {...base}
          state={firstTableState}
          label={`${texts.label}, ${other.id} (${theme})`}
          searchable={false}
          rows={other.rows}
          error={other.error}
          onRetry={() => setRows(everyRow)}
          total={0}
          empty={<EmptyState title={texts.none} text={texts.noneText} />}
        />
      ))}
    </>
  );
}
