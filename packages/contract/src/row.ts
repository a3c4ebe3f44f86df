import { z } from "zod";

/** What the answer tells of every row beside its own members. Times are ISO 8601 in UTC. */
export const rowFacts = {
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable().describe("Id of the person."),
  ModifiedOn: z.string(),
  RowVersion: z.number().describe("Send it back to refuse a change of something that has changed meanwhile."),
};
