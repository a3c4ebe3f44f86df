import { z } from "zod";
import { listFailures, readFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { listQueryWith } from "./list.ts";
import { listing, listingForOperators, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";

/**
 * The acts in the activity log: the object, a dot, and what happened to it. Codes are stable, so programs may branch on them.
 */
export const acts = [
  "account.made",
  "account.changed",
  "account.email-confirmed",
  "account.signed-in",
  "account.signed-out",
  "account.sign-in-failed",
  "account.password-changed",
  "account.password-reset",
  "account.sessions-ended",
  "account.reset-link",
  "account.disabled",
  "account.enabled",
  "account.exported",
  "account.deleted",
  "key.made",
  "key.ended",
  "team.made",
  "team.changed",
  "team.deleted",
  "domain.claimed",
  "domain.withdrawn",
  "sign-in.changed",
  "sign-in.removed",
  "sign-in.token-created",
  "sign-in.token-removed",
  "sign-in.role-changed",
  "member.invited",
  "member.uninvited",
  "member.joined",
  "member.changed",
  "member.removed",
  "member.left",
  "dictionary.added",
  "dictionary.deleted",
  "style-guide.added",
  "style-guide.changed",
  "style-guide.deleted",
  "rule.added",
  "rule.changed",
  "rule.deleted",
  "template.changed",
  "term-base.added",
  "term-base.changed",
  "term-base.deleted",
  "term.added",
  "term.changed",
  "term.deleted",
  "snippet-folder.added",
  "snippet-folder.changed",
  "snippet-folder.deleted",
  "snippet.added",
  "snippet.changed",
  "snippet.deleted",
  "import.made",
  "import.undone",
  "export.made",
  "document.trashed",
  "document.restored",
  "document.deleted",
  "document.shared",
  "document.unshared",
  "document.link-created",
  "document.link-deleted",
  "document.access-requested",
  "document.access-declined",
  "project.shared",
  "project.unshared",
  "provenance.started",
  "provenance.stopped",
  "provenance.deleted",
  "provenance.exported",
  "comment.added",
  "comment.replied",
  "comment.added-by-guest",
  "comment.replied-by-guest",
  "comment.resolved",
  "comment.reopened",
  "comment.deleted",
  "norm.added",
  "norm.deleted",
  "webhook.added",
  "webhook.changed",
  "webhook.deleted",
  "webhook.switched-off",
  "assistance.changed",
  "operator.made",
  "operator.unmade",
] as const;
/** The code of an act. */
export type ActCode = (typeof acts)[number];

/** The details of an act: counts, ids, and names of members and rows; never text of a document. */
export const actDetails = z.object({
  Count: z.int().optional().describe("Number of rows. Defaults to one."),
  Ids: z.array(z.number()).optional().describe("IDs of the rows, at most 100."),
  Names: z.array(z.string()).optional().describe("Names of the first three."),
  Fields: z.array(z.string()).optional().describe("What was changed."),
  Position: z.string().optional(),
  Licence: z.string().optional(),
  Table: z.string().optional().describe("What was imported or exported."),
  Format: z.string().optional(),
  Added: z.int().optional(),
  Changed: z.int().optional(),
  Removed: z.int().optional(),
});
/** The details of an act. */
export type ActDetails = z.infer<typeof actDetails>;

const auditRow = z.object({
  Id: z.number(),
  TeamId: z.number().nullable().describe("Null for server events."),
  HappenedOn: z.string(),
  PersonId: z.number().nullable().describe("Null if the server itself acted."),
  Name: z.string().describe("The person's name at the time."),
  Key: z.string().nullable().describe("Name of the API key used, or null for a session."),
  Address: z.string().describe("IP address the server saw."),
  Client: z.number().describe("The clientApp header."),
  Program: z.string().describe("Browser and operating system, abbreviated."),
  What: z.enum(acts),
  Kind: z.string().describe("The affected type: the part of `What` before the dot."),
  TargetId: z.number().nullable(),
  Details: actDetails,
});
/** A row of the activity log. */
export type AuditRow = z.infer<typeof auditRow>;

const group = "Activity log";
const team = { TeamId: rowId.optional().describe("A single team. Defaults to all teams the caller manages.") };
const wanted = { Filter: z.string().max(limits.filter).optional() };
const asFile = { Format: z.enum(["csv", "jsonl"]).default("csv").describe("`jsonl` has one line of JSON per event.") };

/** Lists a team's activity, newest first, for its admins. */
export const listAudit = defineEndpoint({
  ...listing,
  path: "/api/v1/audit",
  group,
  summary: "List a team's activity, newest first. For team admins only.",
  access: "manage",
  query: listQueryWith(team),
  output: auditRow,
  failures: [...listFailures, "admins-only", "no-such-row"],
});

/** Downloads the newest entries of a team's activity log that match, as a file. */
export const exportAudit = defineEndpoint({
  ...reading,
  path: "/api/v1/audit/export",
  group,
  summary: `Download matching activity log entries, up to the newest ${limits.auditExport}.`,
  access: "manage",
  form: "file",
  media: ["text/csv", "application/x-ndjson"],
  query: caseless({ ...team, ...wanted, ...asFile }),
  output: z.string(),
  failures: [...readFailures, "bad-filter", "admins-only"],
});

/** Lists the activity of the server, newest first, for the operator. */
export const listServerAudit = defineEndpoint({
  ...listingForOperators,
  path: "/api/v1/operator/audit",
  group,
  summary: "List server activity: accounts, logins, API keys, teams created and deleted. Operator only.",
  query: listQueryWith({}),
  output: auditRow,
});

/** Downloads the newest entries of the server's activity log that match, as a file. */
export const exportServerAudit = defineEndpoint({
  ...reading,
  path: "/api/v1/operator/audit/export",
  group,
  summary: `Download matching server activity log entries, up to the newest ${limits.auditExport}.`,
  access: "manage",
  form: "file",
  media: ["text/csv", "application/x-ndjson"],
  query: caseless({ ...wanted, ...asFile }),
  output: z.string(),
  failures: [...readFailures, "bad-filter", "operators-only"],
});
