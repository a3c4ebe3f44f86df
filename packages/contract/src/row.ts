import type { TableDefinition } from "@housestyle/tables";
import { z } from "zod";
import { answeredMembers } from "./row-members.ts";

/** The properties that every returned row has in addition to its own. Times are ISO 8601 in UTC. */
export const rowFacts = {
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable().describe("ID of the person."),
  ModifiedOn: z.string(),
  RowVersion: z.number().describe("Send it with an update to reject the update if the row has changed since."),
};

/** A row of content as it is returned: its own properties, its owner, and the common properties. */
export function answeredRow<T extends TableDefinition, More extends z.ZodRawShape>(table: T, more: More) {
  return z.object({
    Id: z.number(),
    ...answeredMembers(table),
    TeamId: z.number().nullable(),
    ...more,
    ...rowFacts,
  });
}
