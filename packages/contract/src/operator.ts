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
  ActivePeople: z.int().describe("Signed in within the last thirty days."),
  Teams: z.int(),
  Documents: z.int(),
  DatabaseBytes: z.number(),
  MemoryBytes: z.number().describe("Resident memory of the server's process."),
  MailFolder: z.boolean(),
  SignUpOpen: z.boolean(),
  SlowLane: z.boolean(),
  BackupsScheduled: z.boolean(),
  LastBackupOn: z.string().nullable().describe("By whichever server, or by hand; null when there never was one."),
});

const operatorPerson = z.object({
  Id: z.number(),
  Name: z.string(),
  Email: z.string(),
  EmailVerified: z.boolean(),
  WriterType: z.string(),
  IsOperator: z.boolean(),
  IsDisabled: z.boolean().describe("They cannot log in, and their keys do not work."),
  Teams: z.int(),
  LastActive: z.string().nullable(),
  CreatedOn: z.string(),
});

const operatorTeam = z.object({
  Id: z.number(),
  Name: z.string(),
  Members: z.int().describe("Invitations not counted."),
  Admins: z.array(z.string()).describe("E-mail addresses of those who run it."),
  Seats: z.number().nullable(),
  SeatsUsed: z.int(),
  LicenceExpiry: z.string().nullable(),
  IsExpired: z.boolean(),
  AllowedDomains: z.array(z.string()).describe("Domains that need no confirmed address of an admin."),
  CreatedOn: z.string(),
});

/** What the person who runs the server sees of it: counts and names, never a text. */
export const readServerFacts = defineEndpoint({
  ...reading,
  path,
  group,
  summary: "Tell how the server is doing. Only for the operator.",
  access: "manage",
  output: facts,
  failures: [...readFailures, "operators-only"],
});

export const listPeople = defineEndpoint({
  ...listingForOperators,
  path: `${path}/people`,
  group,
  summary: "List everybody with an account. Only for the operator.",
  output: operatorPerson,
});

export const changePerson = defineEndpoint({
  method: "PATCH",
  path: `${path}/people/:id`,
  group,
  summary:
    "Make someone an operator or take it back, disable or enable their account. One operator always remains. Only for the operator.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: caseless({ IsOperator: looseBoolean.optional(), IsDisabled: looseBoolean.optional() }),
  output: operatorPerson,
  failures: [...writeFailures, "operators-only", "last-operator", "forbidden"],
});

export const makeResetLink = defineEndpoint({
  method: "POST",
  path: `${path}/people/:id/reset-link`,
  group,
  summary:
    "Email someone a link to choose a new password. Where the server sends no email, the link is returned. Only for the operator.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: z.unknown(),
  output: z.object({
    Link: z.string().nullable().describe("Null when it was emailed. It works once."),
    EndsOn: z.string(),
  }),
  failures: [...writeFailures, "operators-only", "too-many-letters"],
});

export const endSessionsOf = defineEndpoint({
  method: "POST",
  path: `${path}/people/:id/sign-out`,
  group,
  summary: "End all sessions of a person. Only for the operator.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: z.unknown(),
  output: z.object({ Ended: z.int() }),
  failures: [...writeFailures, "operators-only"],
});

export const deletePerson = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: `${path}/people/:id`,
  group,
  summary:
    "Delete an account with everything that is its own. What belongs to teams stays with them. Only for the operator.",
  params: z.object({ id: rowId }),
  input: caseless({ Confirm: z.string().max(limits.email).describe("The email address of the account.") }),
  failures: [...writeFailures, "operators-only", "last-admin", "last-operator", "forbidden"],
});

export const listUnsentEmails = defineEndpoint({
  ...reading,
  path: `${path}/emails`,
  group,
  summary:
    "List up to 100 emails that have not been sent yet, the oldest first, without what is in them. Only for the operator.",
  access: "manage",
  output: z.array(
    z.object({
      Id: z.string(),
      Kind: z.string().describe("Such as `invitation` or `reset-password`."),
      To: z.string(),
      WrittenOn: z.string(),
      Attempts: z.int(),
      IsGivenUp: z.boolean().describe("It was tried as often as it will be."),
      NextTryOn: z.string(),
      Problem: z.string().nullable().describe("What the mail server answered last."),
    }),
  ),
  failures: [...readFailures, "operators-only"],
});

export const sendTestEmail = defineEndpoint({
  method: "POST",
  path: `${path}/test-email`,
  group,
  summary: "Send a test email to the caller and return what the mail server answered. Only for the operator.",
  access: "manage",
  input: z.unknown(),
  output: z.object({
    To: z.string(),
    MailFolder: z.boolean().describe("It was written to the folder of the server."),
    Problem: z.string().nullable().describe("Why it could not be sent; null when it was."),
  }),
  failures: [...writeFailures, "operators-only", "too-many-letters"],
});

export const listAllTeams = defineEndpoint({
  ...listingForOperators,
  path: `${path}/teams`,
  group,
  summary:
    "List all teams. Licence, seats and allowed domains are changed with PATCH /api/teams. Only for the operator.",
  output: operatorTeam,
});
