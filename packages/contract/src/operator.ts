import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { acting, listingForOperators, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

const group = "Operator";
const path = "/api/v1/operator";

const facts = z.object({
  Version: z.string(),
  StartedOn: z.string(),
  People: z.int(),
  ActivePeople: z.int().describe("Active within the last 30 days."),
  Teams: z.int(),
  Documents: z.int(),
  DatabaseBytes: z.number(),
  MemoryBytes: z.number().describe("Resident memory of the server process."),
  MailFolder: z.boolean(),
  SignUpOpen: z.boolean(),
  SlowLane: z.boolean(),
  BackupsScheduled: z.boolean(),
  LastBackupOn: z.string().nullable().describe("By any server, or manually. Null if there has never been one."),
});

const operatorPerson = z.object({
  Id: z.number(),
  Name: z.string(),
  Email: z.string(),
  EmailVerified: z.boolean(),
  WriterType: z.string(),
  IsOperator: z.boolean(),
  IsDisabled: z.boolean().describe("If true, the person cannot log in and their API keys do not work."),
  Teams: z.int(),
  LastActive: z.string().nullable(),
  CreatedOn: z.string(),
});

const operatorTeam = z.object({
  Id: z.number(),
  Name: z.string(),
  Members: z.int().describe("Excluding invitations."),
  Admins: z.array(z.string()).describe("Email addresses of its admins."),
  Seats: z.number().nullable(),
  SeatsUsed: z.int(),
  LicenceExpiry: z.string().nullable(),
  IsExpired: z.boolean(),
  AllowedDomains: z.array(z.string()).describe("Domains that do not need a verified admin address."),
  CreatedOn: z.string(),
});

/** Returns what the operator sees of the server: counts and names, never text. */
export const readServerFacts = defineEndpoint({
  ...reading,
  path,
  group,
  summary: "Get the server status. Operator only.",
  access: "manage",
  output: facts,
  failures: [...readFailures, "operators-only"],
});

/** Lists all accounts, for the operator. */
export const listPeople = defineEndpoint({
  ...listingForOperators,
  path: `${path}/people`,
  group,
  summary: "List all accounts. Operator only.",
  output: operatorPerson,
});

/** Grants or revokes operator access, or disables or enables an account. At least one operator always remains. */
export const changePerson = defineEndpoint({
  method: "PATCH",
  path: `${path}/people/:id`,
  group,
  summary:
    "Grant or revoke operator access, or disable or enable an account. At least one operator always remains. Operator only.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: caseless({ IsOperator: looseBoolean.optional(), IsDisabled: looseBoolean.optional() }),
  output: operatorPerson,
  failures: [...writeFailures, "operators-only", "last-operator", "forbidden"],
});

/** Emails someone a password reset link, or returns it if the server cannot send email. */
export const makeResetLink = defineEndpoint({
  method: "POST",
  path: `${path}/people/:id/reset-link`,
  group,
  summary: "Email someone a password reset link. If the server cannot send email, the link is returned. Operator only.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: z.unknown(),
  output: z.object({
    Link: z.string().nullable().describe("Null if it was emailed. It works only once."),
    EndsOn: z.string(),
  }),
  failures: [...writeFailures, "operators-only", "too-many-letters"],
});

/** Ends all of a person's sessions. */
export const endSessionsOf = defineEndpoint({
  method: "POST",
  path: `${path}/people/:id/sign-out`,
  group,
  summary: "End all of a person's sessions. Operator only.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: z.unknown(),
  output: z.object({ Ended: z.int() }),
  failures: [...writeFailures, "operators-only"],
});

/** Deletes an account and all its personal data. What belongs to a team stays with the team. */
export const deletePerson = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: `${path}/people/:id`,
  group,
  summary: "Delete an account and all its personal data. Team data stays with the team. Operator only.",
  params: z.object({ id: rowId }),
  input: caseless({ Confirm: z.string().max(limits.email).describe("The account's email address.") }),
  failures: [...writeFailures, "operators-only", "last-admin", "last-operator", "forbidden"],
});

/** Lists up to 100 unsent emails, oldest first, without their contents. */
export const listUnsentEmails = defineEndpoint({
  ...reading,
  path: `${path}/emails`,
  group,
  summary: "List up to 100 unsent emails, oldest first, without their contents. Operator only.",
  access: "manage",
  output: z.array(
    z.object({
      Id: z.string(),
      Kind: z.string().describe("Such as `invitation` or `reset-password`."),
      To: z.string(),
      WrittenOn: z.string(),
      Attempts: z.int(),
      IsGivenUp: z.boolean().describe("True if no more attempts will be made."),
      NextTryOn: z.string(),
      Problem: z.string().nullable().describe("The mail server's latest response."),
    }),
  ),
  failures: [...readFailures, "operators-only"],
});

/** Sends a test email to the caller and returns the mail server's response. */
export const sendTestEmail = defineEndpoint({
  method: "POST",
  path: `${path}/test-email`,
  group,
  summary: "Send a test email to the caller and return the mail server's response. Operator only.",
  access: "manage",
  input: z.unknown(),
  output: z.object({
    To: z.string(),
    MailFolder: z.boolean().describe("True if it was written to the server's mail folder."),
    Problem: z.string().nullable().describe("Why it could not be sent, or null if it was sent."),
  }),
  failures: [...writeFailures, "operators-only", "too-many-letters"],
});

/** Lists all teams, for the operator. */
export const listAllTeams = defineEndpoint({
  ...listingForOperators,
  path: `${path}/teams`,
  group,
  summary: "List all teams. To change the license, seats, or allowed domains, use PATCH /api/teams. Operator only.",
  output: operatorTeam,
});
