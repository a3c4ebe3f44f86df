import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { linkRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { projectPath } from "./wire/project-path.ts";

const group = "Sharing";
const path = "/api/v1/project-sharing";
const failures = [...writeFailures, "forbidden"] as const;

/** The project that the call is about. */
const query = caseless({
  project: projectPath.refine((name) => name !== "").describe("The path of the project, as in Novel/Drafts."),
  team: optionalRowId.optional().describe("The team that owns the project. Defaults to the caller."),
});

const share = z.object({
  Id: z.number().describe("The person or team."),
  Kind: z.enum(["person", "team"]),
  Name: z.string(),
  Email: z.string().describe("Empty for a team."),
  Role: z.enum(linkRoles),
});

/** Returns the people and teams a project is shared with. */
export const readProjectSharing = defineEndpoint({
  ...reading,
  path,
  group,
  summary: "Get the people and teams that a project is shared with. Owner and team admins only.",
  query,
  output: z.object({ Owner: z.string(), Shares: z.array(share) }),
  failures: [...readFailures, "forbidden", "admins-only", "team-lapsed"],
});

/** Shares all documents of a project with a person or a team. Sharing it again changes the role. */
export const shareProject = defineEndpoint({
  method: "POST",
  path: `${path}/shares`,
  group,
  summary:
    "Share a project with a person, by the email address of their account, or with a team. They have at least this role for every document in it and in the projects within it, including those added later, until a document is moved out. Sharing it again changes the role.",
  access: "write",
  also: "read",
  query,
  input: caseless({
    Email: z.string().trim().max(limits.email).optional(),
    TeamId: optionalRowId.optional(),
    Role: z.enum(linkRoles),
  }),
  output: share,
  failures,
  example: { request: { Email: "pat@example.org", Role: "comment" } },
});

/** Stops sharing a project with a person or a team. */
export const unshareProject = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: `${path}/shares/:share`,
  group,
  summary: "Stop sharing a project with a person or team. Documents that are also shared individually stay shared.",
  access: "write",
  params: z.object({ share: rowId }),
  query,
  failures,
});

/** Ends the caller’s own access to a project that someone shares with them. */
export const leaveSharedProject = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/shared-projects/:id",
  group,
  summary: "Remove the caller's own access to a project that is shared with them by name.",
  access: "write",
  params: z.object({ id: rowId }),
  failures,
});
