import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { documentRoles, linkRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { guestAccesses } from "./guests.ts";
import { limits } from "./limits.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { looseInteger } from "./wire/loose-integer.ts";

const group = "Sharing";
const one = z.object({ id: rowId });
const failures = [...writeFailures, "forbidden"] as const;

const share = z.object({
  Id: z.number().describe("The person or team."),
  Kind: z.enum(["person", "team"]),
  Name: z.string(),
  Email: z.string().describe("Empty for a team."),
  Role: z.enum(documentRoles),
});

const link = z.object({
  Id: z.number(),
  Role: z.enum(linkRoles),
  HasPassword: z.boolean(),
  ExpiresOn: z.string().nullable(),
  CreatedOn: z.string(),
  ForGuests: z.boolean().describe("Whether people without an account can open it, to view or comment."),
  People: z.number().describe("How many people with an account have opened it."),
});

/** Returns the people and teams a document is shared with, its links, and the requests for access. */
export const readDocumentSharing = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/sharing",
  group,
  summary:
    "Get the people and teams that a document or its project is shared with, its links, and requests for access. The owner, team admins, and people with the role own can call it.",
  params: one,
  output: z.object({
    Owner: z.string(),
    Shares: z.array(share),
    ProjectShares: z
      .array(
        share.extend({
          Role: z.enum(linkRoles),
          Project: z.string().describe("Empty if neither the caller nor one of their teams owns the document."),
        }),
      )
      .describe("People and teams that have access through the project the document is in."),
    Links: z.array(link),
    GuestAccess: z.enum(guestAccesses).describe("What links can let people without an account do."),
    Requests: z
      .array(z.object({ Id: z.number(), Name: z.string(), Email: z.string(), AskedOn: z.string() }))
      .describe("People who have asked for access."),
  }),
  failures: [...readFailures, "forbidden", "admins-only"],
});

/** Shares a document with a person or a team. Sharing it again changes the role. */
export const shareDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/shares",
  group,
  summary:
    "Share a document with a person, by the email address of their account, or with a team. Sharing it again changes the role.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({
    Email: z.string().trim().max(limits.email).optional(),
    TeamId: optionalRowId.optional(),
    Role: z.enum(documentRoles),
  }),
  output: share,
  failures,
  example: { request: { Email: "pat@example.org", Role: "edit" } },
});

/** Stops sharing a document with a person or a team. */
export const unshareDocument = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/documents/:id/shares/:share",
  group,
  summary: "Stop sharing a document with a person or team. People can also remove themselves.",
  access: "write",
  params: z.object({ id: rowId, share: rowId }),
  failures,
});

/** Creates a link to a document. Its secret is returned only here. */
export const addDocumentLink = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/links",
  group,
  summary:
    "Create a link to a document. The Secret is returned only here; the link is /shared#SECRET on this server. Opening it requires an account, unless ForGuests is true: then people without one can view the document, or comment if Role includes that. Returns 403 for ForGuests if the team does not allow guests.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({
    Role: z.enum(linkRoles),
    ExpiresInDays: looseInteger(1, 3_650).nullable().optional(),
    Password: z.string().min(1).max(limits.password).optional(),
    ForGuests: z.boolean().default(false),
  }),
  output: link.extend({ Secret: z.string() }),
  failures,
  example: { request: { Role: "view", ExpiresInDays: 30 } },
});

/** Deletes a link to a document. */
export const deleteDocumentLink = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/documents/:id/links/:link",
  group,
  summary: "Delete a link to a document. People who got access through it lose that access.",
  access: "write",
  params: z.object({ id: rowId, link: rowId }),
  failures,
});

/** Opens a link to a document, which is then among those shared with the caller for as long as the link lasts. */
export const openDocumentLink = defineEndpoint({
  method: "POST",
  path: "/api/v1/document-links/open",
  group,
  summary:
    "Open a link to a document. The document stays shared with the caller until the link expires or is deleted. The response is the same for a wrong secret, a wrong password, and an expired link.",
  access: "write",
  also: "read",
  input: caseless({
    Secret: z.string().min(1).max(100),
    Password: z.string().max(limits.password).default(""),
  }),
  output: z.object({ Id: z.number().describe("The document."), Role: z.enum(documentRoles) }),
  failures: [...writeFailures, "forbidden", "bad-link"],
  example: { request: { Secret: "q3Zk…", Password: "" } },
});
