import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";

const position = z.enum(["User", "Admin", "Admin Only"]);
const licence = z.enum(["Free", "Premium"]);

const groupRole = z.object({
  Id: z.number(),
  Name: z.string(),
  Members: z.int(),
  Position: position.nullable().describe("The role that members of the group get, or null if the group gives none."),
  Licence: licence.nullable(),
});
/** A group of the identity provider with the role it gives. */
export type GroupRole = z.infer<typeof groupRole>;

const state = z.object({
  Url: z.string().describe("The SCIM 2.0 address to enter at the identity provider."),
  Token: z.string().nullable().describe("The first characters of the token, or null if there is none."),
  Licence: licence.describe("The license of members who are in no group with a role."),
  CreatedOn: z.string().nullable(),
  LastUsedOn: z.string().nullable(),
  Domains: z.array(z.string()).describe("Only people with an email address at one of these domains get an account."),
  Users: z.int(),
  Active: z.int(),
  WithoutAccount: z.int().describe("Users without an email address at one of the domains."),
  Groups: z.array(groupRole),
});
/** The state of a team's provisioning. */
export type ProvisioningState = z.infer<typeof state>;

const place = { path: "/api/v1/teams/:id/provisioning", group: "Teams", params: z.object({ id: rowId }) } as const;

/** Returns how an identity provider creates and removes a team's members. */
export const readProvisioning = defineEndpoint({
  ...reading,
  ...place,
  summary: "Get how an identity provider creates and removes a team's members (SCIM 2.0).",
  access: "manage",
  output: state,
  failures: [...readFailures, "admins-only"],
});

/** Creates the token with which an identity provider manages a team's members. */
export const createProvisioningToken = defineEndpoint({
  ...place,
  path: "/api/v1/teams/:id/provisioning/token",
  method: "POST",
  summary:
    "Create the token with which an identity provider manages a team's members. It replaces an earlier one and is returned once.",
  access: "manage",
  input: z.unknown(),
  output: z.object({ Token: z.string(), Url: z.string() }),
  failures: [...writeFailures, "forbidden"],
});

/** Changes the license that provisioned members get. */
export const changeProvisioning = defineEndpoint({
  ...place,
  method: "PATCH",
  summary: "Change the license that members created by the identity provider get.",
  access: "manage",
  input: caseless({ Licence: licence }),
  output: state,
  failures: [...writeFailures, "forbidden"],
  example: { request: { Licence: "Premium" } },
});

/** Removes the token. Members and groups stay. */
export const deleteProvisioning = defineEndpoint({
  ...acting,
  ...place,
  method: "DELETE",
  summary: "Remove the token of a team's identity provider. Members and groups stay.",
});

/** Changes the role that members of a group get. */
export const changeGroupRole = defineEndpoint({
  ...place,
  path: "/api/v1/teams/:id/provisioning/groups/:group",
  params: z.object({ id: rowId, group: rowId }),
  method: "PATCH",
  summary: "Change the role that members of a group of the identity provider get.",
  access: "manage",
  input: caseless({ Position: position.nullable(), Licence: licence.default("Free") }),
  output: state,
  failures: [...writeFailures, "forbidden", "last-admin", "no-free-licence"],
  example: { request: { Position: "Admin", Licence: "Premium" } },
});
