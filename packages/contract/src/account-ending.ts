import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId } from "./wire/ids.ts";

const group = "Account";

/** Deletes the account and all its personal data. What belongs to a team stays with the team. */
export const deleteAccount = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/account",
  group,
  summary:
    "Delete the account and all its personal data. Team data stays with the team. A document that others have access to passes to its next owner, or else to the person or team named here. The others are deleted, and those who had access are notified.",
  access: "manage",
  form: "nothing",
  input: caseless({
    Password: z.string().max(limits.password).default(""),
    Confirm: z.string().max(limits.email).default(""),
    HeirEmail: z.string().trim().max(limits.email).optional().describe("Who gets documents without another owner."),
    HeirTeamId: optionalRowId.optional().describe("The same, as a team that the caller writes for."),
  }),
  output: z.undefined(),
  failures: [...writeFailures, "forbidden", "wrong-credentials", "last-admin", "last-operator"],
});

/** Returns what becomes of the caller's documents if the account is deleted. */
export const readAccountEnding = defineEndpoint({
  ...reading,
  path: "/api/v1/account/ending",
  group,
  summary: "Get what becomes of the caller’s documents if the account is deleted.",
  output: z.object({
    Documents: z.number().describe("Number of documents, without those of teams."),
    Shared: z
      .array(
        z.object({
          Title: z.string(),
          Heir: z.string().nullable().describe("The name of the next owner, or null if there is none."),
          People: z.number().describe("How many others have access."),
        }),
      )
      .describe("The documents that others have access to."),
    Teams: z
      .array(z.object({ Id: z.number(), Name: z.string() }))
      .describe("Teams that can get the documents without another owner."),
  }),
});
