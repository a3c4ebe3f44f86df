import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { listingForOperators, reading } from "./usual-calls.ts";
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
  summary: "Make somebody an operator or take it back; one always remains. Only for the operator.",
  access: "manage",
  params: z.object({ id: rowId }),
  input: caseless({ IsOperator: looseBoolean }),
  output: operatorPerson,
  failures: [...writeFailures, "operators-only", "last-operator"],
});

export const listAllTeams = defineEndpoint({
  ...listingForOperators,
  path: `${path}/teams`,
  group,
  summary:
    "List all teams. Licence, seats and allowed domains are changed with PATCH /api/teams. Only for the operator.",
  output: operatorTeam,
});
