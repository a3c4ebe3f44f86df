import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { listing } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { named } from "./wire/enumeration.ts";
import { deleted, idsBody, idsQuery, rowId } from "./wire/ids.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

/** The roles of members, under the specification's name for them. */
export const positions = ["Unknown", "Admin", "User", "Admin Only"] as const;
/** The role of a member. */
export type Position = (typeof positions)[number];

/** Numbers are the places in the list of the specification: Unknown, Admin, User, Admin Only. */
const position = named(positions).refine((name) => name !== "Unknown", { error: () => texts.position });
const licence = named(["Free", "Premium"]);

/** A member of a team. */
export const teamUser = z.object({
  Id: z.number(),
  TeamId: z.number(),
  Position: z.enum(positions),
  Licence: z.enum(["Free", "Premium"]),
  IsCurrentUser: z.boolean(),
  UserId: z.number().nullable(),
  Name: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string().describe("Empty for members who are not allowed to see it."),
  Status: z.enum(["Invited", "Active", "Removed"]),
  InvitedOn: z.string(),
  JoinedOn: z.string().nullable(),
  LastActive: z.string().nullable(),
  LastActiveOn: z.string().nullable(),
  JoinCode: z
    .string()
    .nullable()
    .describe("Join code of an open invitation, for team admins. Anyone who has it can join. Otherwise null."),
  RowVersion: z.number(),
});

const users = { path: "/api/teamusers", group: "Team users" } as const;

/** Lists the members of the caller's teams. */
export const listTeamUsers = defineEndpoint({
  ...listing,
  ...users,
  summary: "List the members of the caller's teams. Filter by `IsCurrentUser eq true` for the caller's own rows.",
  output: teamUser,
});

const manageFailures = [...writeFailures, "no-free-licence", "last-admin"] as const;

/** Invites people by email. A pending invitation is resent and replaces the earlier one. */
export const inviteTeamUsers = defineEndpoint({
  ...users,
  method: "POST",
  summary: "Invite people by email. A pending invitation is resent and replaces the earlier one.",
  access: "manage",
  batch: true,
  input: oneOrMany(
    caseless({
      TeamId: rowId,
      Email: z
        .string()
        .trim()
        .max(limits.email)
        .pipe(z.email({ error: () => texts.email })),
      Position: position.default("User"),
      Licence: licence.default("Free"),
    }),
  ),
  output: z.array(teamUser),
  failures: [...manageFailures, "not-verified", "too-many-letters"],
  example: { request: [{ TeamId: 2, Email: "ann@example.org", Position: "User", Licence: "Premium" }] },
});

/** Changes the roles and licenses of members. */
export const changeTeamUsers = defineEndpoint({
  ...users,
  method: "PUT",
  summary: "Change the positions and licenses of members.",
  access: "manage",
  batch: true,
  input: oneOrMany(
    caseless({
      Id: rowId,
      Position: position.optional(),
      Licence: licence.optional(),
      RowVersion: z.number().optional(),
    }),
  ),
  output: z.array(teamUser),
  failures: manageFailures,
});

/** Removes members and withdraws invitations. Members can remove themselves. */
export const removeTeamUsers = defineEndpoint({
  ...users,
  method: "DELETE",
  summary: "Remove members and withdraw invitations. Members can remove themselves.",
  access: "manage",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: [...writeFailures, "last-admin"],
});

const invitationFailures = ["bad-request", "bad-link", "too-many-requests"] as const;

/** Joins a team with an invitation token or a join code. */
export const acceptInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/invitations/accept",
  group: "Team users",
  summary: "Join a team with an invitation token or join code.",
  access: "manage",
  input: caseless({ Token: z.string().max(200) }),
  output: teamUser,
  failures: [
    ...invitationFailures,
    "sign-in-needed",
    "bad-token",
    "token-scope",
    "duplicate",
    "no-free-licence",
    "team-lapsed",
  ],
});

/** Returns the team that an invitation is for. */
export const readInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/invitations/read",
  group: "Team users",
  summary: "Get the team an invitation is for.",
  input: caseless({ Token: z.string().max(200) }),
  output: z.object({
    TeamName: z.string(),
    Email: z.string(),
    Position: z.string(),
    EndsOn: z.string(),
    InvitedBy: z.string().describe("Name of the inviter, without anything that looks like an address. May be empty."),
  }),
  failures: invitationFailures,
});
