import { type Column, friendlyTime } from "@housestyle/ui";
import { operator as texts } from "../../texts/operator.ts";

/** Since when there is what a row is about. */
export const sinceColumn: Column<{ readonly CreatedOn: string }> = {
  id: "since",
  head: texts.heads.since,
  orderBy: "CreatedOn",
  priority: 3,
  cell: ({ CreatedOn }) => friendlyTime(CreatedOn, new Date()),
};
