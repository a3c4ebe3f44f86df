import type { TableColumn } from "@housestyle/ui";
import { changedColumn } from "../../content/When.tsx";
import { termBases } from "../../texts/term-bases.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import type { ListedTerm } from "./term.ts";

const { heads } = termBases.terms;

/** The columns of the list of terms. */
export const columns: readonly TableColumn<ListedTerm>[] = [
  {
    id: "term",
    head: heads.term,
    orderBy: "Text",
    cell: ({ Text }) => <strong className="term-text">{Text}</strong>,
  },
  {
    id: "status",
    head: heads.status,
    orderBy: "Status",
    width: "144px",
    cell: ({ Status }) => <StatusBadge status={Status} />,
  },
  {
    id: "replacement",
    head: heads.replacement,
    orderBy: "Replacement",
    priority: 2,
    cell: ({ Replacement }) => Replacement,
  },
  {
    id: "description",
    head: heads.description,
    orderBy: "Description",
    priority: 3,
    width: "30%",
    cell: ({ Description }) => <span className="content-quiet">{Description}</span>,
  },
  changedColumn(heads.changed),
];
