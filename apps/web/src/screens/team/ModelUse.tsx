import type { TeamAssistance } from "@housestyle/contract";
import { type FigureColumn, FigureTable } from "../../app/FigureTable.tsx";
import { dayName } from "../../texts/dates.ts";
import { teamModel as texts } from "../../texts/team-model.ts";

type Use = TeamAssistance["Use"][number];

const columns: readonly FigureColumn<Use>[] = [
  { head: texts.day, cell: ({ Day }) => dayName(Day) },
  { head: texts.requests, cell: ({ Requests }) => texts.count(Requests), isNumber: true },
  { head: texts.sent, cell: ({ Sent }) => texts.count(Sent), isNumber: true },
  { head: texts.received, cell: ({ Received }) => texts.count(Received), isNumber: true },
];

/** How much a team has used its language model, without any of the text. */
export function ModelUse({ use }: { readonly use: TeamAssistance["Use"] }) {
  return <FigureTable title={texts.use} rows={use} columns={columns} keyOf={({ Day }) => Day} />;
}
