import type { TableDefinition } from "@housestyle/tables";
import { z } from "zod";
import { answeredMembers } from "./row-members.ts";

/** What the answer tells of every row beside its own members. Times are ISO 8601 in UTC. */
export const rowFacts = {
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable().describe("ID of the person."),
  ModifiedOn: z.string(),
  RowVersion: z.number().describe("Send it with an update to reject the update if the row has changed since."),
};

/** A row of content as it is answered: its own members, whose it is, and what is told beside that. */
export function answeredRow<T extends TableDefinition, More extends z.ZodRawShape>(table: T, more: More) {
  return z.object({
    Id: z.number(),
    ...answeredMembers(table),
    TeamId: z.number().nullable(),
    ...more,
    ...rowFacts,
  });
}
