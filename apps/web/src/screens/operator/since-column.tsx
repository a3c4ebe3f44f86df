import { friendlyTime, type TableColumn } from "@housestyle/ui";
import { operator as texts } from "../../texts/operator.ts";

/** A column with the date on which the subject of a row was created. */
export const sinceColumn: TableColumn<{ readonly CreatedOn: string }> = {
  id: "since",
  head: texts.heads.since,
  orderBy: "CreatedOn",
  priority: 3,
  cell: ({ CreatedOn }) => friendlyTime(CreatedOn, new Date()),
};
