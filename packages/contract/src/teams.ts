import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { depthInput, teamDeeper } from "./deeper-checking.ts";
import { defineEndpoint } from "./endpoint.ts";
import { type Flag, teamFlags } from "./flags.ts";
import { guestAccesses } from "./guests.ts";
import { limits } from "./limits.ts";
import { teamGoalInputs, teamGoals } from "./team-goals.ts";
import { texts } from "./texts.ts";
import { acting, listing, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { domain } from "./wire/domain.ts";
import { rowId } from "./wire/ids.ts";
import { language } from "./wire/language.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { oneOrMany } from "./wire/one-or-many.ts";
import { style } from "./wire/style.ts";

const line = z
  .string()
  .trim()
  .max(limits.name, { error: () => texts.tooLong(limits.name) });
const paragraph = z
  .string()
  .trim()
  .max(limits.description, { error: () => texts.tooLong(limits.description) });

/** What an admin can set. */
const settable = {
  Name: line.min(1, { error: () => texts.nameTheTeam }),
  CompanyName: line,
  CompanyAddress: paragraph,
  VatNumber: line,
  Country: line,
  Language: language,
  DefaultStyle: style,
  AllowUserDictionary: looseBoolean,
  AllowTermProposals: looseBoolean,
  AllowRulesOff: looseBoolean,
  ShowMembersAnalytics: looseBoolean,
  GuestAccess: z.enum(guestAccesses),
  AllowProvenance: looseBoolean,
  AutoJoinDomains: z.array(domain).max(20),
  Flags: z.partialRecord(z.enum(teamFlags as [Flag]), looseBoolean),
  Goals: teamGoalInputs,
  DeeperChecking: depthInput,
};

/** The last day of a license: `2027-01-31`, or a time on that day. */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T.*)?$/, { error: () => texts.day })
  .transform((text) => text.slice(0, 10))
  .refine(isDay, { error: () => texts.day });

const { Name, ...rest } = settable;
const newTeam = caseless({ Name, ...z.object(rest).partial().shape });
const changedTeam = caseless({
  ...z.object(settable).partial().shape,
  LicenceExpiry: z
    .union([z.literal(""), day])
    .optional()
    .describe("Operator only."),
  Seats: z
    .union([z.literal(""), z.coerce.number().int().min(0).max(1_000_000)])
    .optional()
    .describe("Operator only. Empty for no limit."),
  AllowedDomains: z
    .array(domain)
    .max(20)
    .optional()
    .describe("Operator only. Domains that do not need a verified admin address."),
  RowVersion: z.number().optional(),
});

/** Returns whether the day exists: not February 30, and not in the year 0. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && !text.startsWith("0000");
}

/** Changes to a team. */
export type TeamChange = z.output<typeof changedTeam>;
/** A team to create. */
export type NewTeam = z.output<typeof newTeam>;

const domainClaim = z.object({
  Domain: z.string(),
  InForce: z.boolean(),
  Reason: z
    .enum(["public", "unconfirmed"])
    .nullable()
    .describe("`public`: anyone can get an address there. `unconfirmed`: no team admin has a verified one."),
});

/** An email domain that a team has claimed, and whether it is active. */
export type DomainClaim = z.infer<typeof domainClaim>;

/** A team as its members see it. */
export const team = z.object({
  Id: z.number(),
  Name: z.string(),
  LicenceExpiry: z.string().nullable().describe("ISO 8601, inclusive. Null for no expiration."),
  IsExpired: z.boolean(),
  LicenceType: z.number().describe("`licenceTypes`: TeamTrial 5, TeamYearly 6."),
  PlanType: z.number().describe("`planTypes`."),
  Seats: z.number().nullable().describe("Null for no limit."),
  SeatsUsed: z.number(),
  Licences: z.number().nullable(),
  UsedLicences: z.number(),
  OwnerUserId: z.number().nullable(),
  CompanyName: z.string(),
  CompanyAddress: z.string(),
  VatNumber: z.string(),
  Country: z.string(),
  Language: z.string(),
  DefaultStyle: z.string(),
  AllowUserDictionary: z.boolean(),
  AllowTermProposals: z.boolean(),
  AllowRulesOff: z.boolean().describe("Whether members can turn off team rules for themselves."),
  ShowMembersAnalytics: z.boolean(),
  GuestAccess: z
    .enum(guestAccesses)
    .describe("What people without an account can do with documents of the team and its members, by link."),
  AllowProvenance: z.boolean().describe("Whether owners of documents can have it recorded how these are written."),
  AutoJoinDomains: z.array(z.string()).describe("Email domains whose users are offered to join."),
  AllowedDomains: z.array(z.string()).describe("Domains allowed by the operator."),
  DomainClaims: z.array(domainClaim).describe("Which of `AutoJoinDomains` are active, and why the others are not."),
  Flags: z.record(z.string(), z.boolean()).describe("Feature flags set by the team for its members."),
  Goals: teamGoals.describe("The team's goals. Goals that are not listed are up to each member."),
  DeeperChecking: teamDeeper,
  IsCurrent: z.boolean(),
  CanEdit: z.boolean(),
  CreatedOn: z.string(),
  ModifiedOn: z.string(),
  RowVersion: z.number(),
});

/** A team as its members see it. */
export type Team = z.infer<typeof team>;

const teams = { path: "/api/teams", group: "Teams" } as const;

/** Lists the caller's teams. */
export const listTeams = defineEndpoint({
  ...listing,
  ...teams,
  summary: "List the caller's teams.",
  output: team,
});

/** Creates a team. */
export const addTeams = defineEndpoint({
  ...teams,
  method: "POST",
  summary: "Create a team. The caller becomes its admin.",
  access: "manage",
  input: oneOrMany(newTeam).refine((rows) => rows.length === 1, { error: () => texts.oneTeam }),
  output: z.array(team),
  failures: [...writeFailures, "not-your-domain"],
  example: { request: [{ Name: "Support desk" }] },
});

/** Updates a team. */
export const changeTeam = defineEndpoint({
  ...teams,
  method: "PATCH",
  summary: "Update a team. Omitted properties stay unchanged.",
  access: "manage",
  query: caseless({ id: rowId }),
  input: changedTeam,
  output: team,
  failures: [...writeFailures, "operators-only", "not-your-domain"],
  example: { request: { Name: "Support desk", AutoJoinDomains: ["example.org"] } },
});

/** Makes a team the caller’s current one. */
export const chooseTeam = defineEndpoint({
  ...acting,
  method: "POST",
  path: "/api/v1/teams/:id/choose",
  group: "Teams",
  summary:
    "Make a team the caller’s current one: its features, language, and language model apply. Requires the flag TeamSwitcher, of the server or of one of the caller’s teams.",
  params: z.object({ id: rowId }),
  failures: [...writeFailures, "forbidden"],
});

/** Returns the number of members of a team, including invitations. */
export const teamSize = defineEndpoint({
  ...reading,
  path: "/api/teams/:id/size",
  group: "Teams",
  summary: "Count the members, including invitations.",
  params: z.object({ id: rowId }),
  output: z.number(),
  failures: [...readFailures, "members-only"],
});

/** Deletes a team with everything in it. An addition to the specification. */
export const deleteTeam = defineEndpoint({
  ...teams,
  method: "DELETE",
  summary: "Delete a team and all its data.",
  access: "manage",
  query: caseless({ id: rowId }),
  input: z.unknown(),
  output: z.object({ Deleted: z.int() }),
  failures: writeFailures,
});
