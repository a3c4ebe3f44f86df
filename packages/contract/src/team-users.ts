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

export const positions = ["Unknown", "Admin", "User", "Admin Only"] as const;
export type Position = (typeof positions)[number];

/** Numbers are the places in the list of the specification: Unknown, Admin, User, Admin Only. */
const position = named(positions).refine((name) => name !== "Unknown", { error: () => texts.position });
const licence = named(["Free", "Premium"]);

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
  Email: z.string().describe("Empty for members who may not see it."),
  Status: z.enum(["Invited", "Active", "Removed"]),
  InvitedOn: z.string(),
  JoinedOn: z.string().nullable(),
  LastActive: z.string().nullable(),
  LastActiveOn: z.string().nullable(),
  JoinCode: z
    .string()
    .nullable()
    .describe("Of an open invitation, for those who run the team: whoever has it may join. Else null."),
  RowVersion: z.number(),
});

const users = { path: "/api/teamusers", group: "Team users" } as const;

export const listTeamUsers = defineEndpoint({
  ...listing,
  ...users,
  summary: "List the members of the caller's teams; `IsCurrentUser eq true` finds the caller's own rows.",
  output: teamUser,
});

const manageFailures = [...writeFailures, "no-free-licence", "last-admin"] as const;

export const inviteTeamUsers = defineEndpoint({
  ...users,
  method: "POST",
  summary: "Invite people by e-mail. An invitation that was not answered is sent anew, and the earlier one ends.",
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

export const changeTeamUsers = defineEndpoint({
  ...users,
  method: "PUT",
  summary: "Change positions and licences.",
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

export const removeTeamUsers = defineEndpoint({
  ...users,
  method: "DELETE",
  summary: "Remove members and take invitations back; members may remove themselves.",
  access: "manage",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: [...writeFailures, "last-admin"],
});

const invitationFailures = ["bad-request", "bad-link", "too-many-requests"] as const;

export const acceptInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/invitations/accept",
  group: "Team users",
  summary: "Join a team with the token of an invitation, or with its join code.",
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

export const readInvitation = defineEndpoint({
  method: "POST",
  path: "/api/v1/invitations/read",
  group: "Team users",
  summary: "Tell which team an invitation is for.",
  input: caseless({ Token: z.string().max(200) }),
  output: z.object({
    TeamName: z.string(),
    Email: z.string(),
    Position: z.string(),
    EndsOn: z.string(),
    InvitedBy: z.string().describe("Name of who invites, without anything that looks like an address; may be empty."),
  }),
  failures: invitationFailures,
});
