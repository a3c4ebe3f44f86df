import { goals } from "@housestyle/engine";
import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { memberDepth } from "./deeper-checking.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { styleGuideItem } from "./style-guide-item.ts";
import { teamGoal } from "./team-goals.ts";
import { texts } from "./texts.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

const source = z.object({
  Kind: z.string(),
  Name: z.string(),
  TeamId: z.number().nullable().describe("Null if it belongs to the caller."),
  TeamName: z.string(),
  SetBy: z
    .string()
    .default("")
    .describe("The name of the person who wrote the rule. Empty for the caller and for people who have left."),
  MayTurnOff: z
    .boolean()
    .describe("Whether the caller can turn off its rules. For team rules, only if the team allows it."),
});

/** Everything a device needs to check by the rules of the caller's teams, in the form of the engine. */
export const rulesBundle = z.object({
  Version: z.string().describe("Changes whenever the content changes. Also used as the ETag."),
  Settings: z.looseObject({}).describe("Engine settings: words, ignores, disabled, rules, terms, templates, style."),
  Sources: z
    .record(z.string(), source)
    .describe(
      "Rule sources: style guides as `guide/ID/PERSONID`, term bases as `base/ID/PERSONID`, templates as `templates/TEAMID/PERSONID`.",
    ),
  RuleSources: z
    .record(z.string(), z.string())
    .describe("The source of each rule ID: `house/17` → `guide/4/9`, or by number for templates: `template/3`."),
  Goals: z
    .partialRecord(z.enum(goals), teamGoal.extend({ TeamId: z.number(), TeamName: z.string() }))
    .describe("Goals set by the caller's teams. Locked goals come first, then those of the caller's first team."),
  Deeper: memberDepth
    .nullable()
    .default(null)
    .describe("Deep checking setting of the caller's first team that has one, or null."),
});

const group = "Team rules";

/** Returns all settings that affect the caller's checks, or 304 if the ETag matches. */
export const readRules = defineEndpoint({
  method: "GET",
  path: "/api/v1/rules",
  group,
  summary: "Get all settings that affect the caller's checks. Returns 304 if the ETag matches.",
  access: "check",
  form: "raw",
  bodiless: { 304: "The caller's copy is up to date." },
  input: z.undefined(),
  output: rulesBundle,
  failures: readFailures,
});

/** Opens a stream of server-sent events: `rules` is sent whenever settings that affect the caller's checks change. */
export const watchRules = defineEndpoint({
  method: "GET",
  path: "/api/v1/events",
  group,
  summary: "Subscribe to server-sent events: `rules` is sent whenever settings that affect the caller's checks change.",
  access: "check",
  form: "raw",
  media: ["text/event-stream"],
  input: z.undefined(),
  output: z.string(),
  failures: readFailures,
});

/** The rules, terms, words, and settings of the caller's teams. */
export type RulesBundle = z.infer<typeof rulesBundle>;

const hit = z.object({
  Source: z.string().describe("`document` or `sample`."),
  DocumentId: z.number().nullable(),
  Title: z.string(),
  Before: z.string(),
  Text: z.string(),
  After: z.string(),
});

/** Counts how often rules would match in the caller's documents and in a sample of published prose. */
export const previewRules = defineEndpoint({
  method: "POST",
  path: "/api/v1/rules/preview",
  group,
  summary: "Count how often rules would match in the caller's documents and in a sample of published prose.",
  access: "check",
  input: caseless({ Rules: z.array(styleGuideItem).min(1).max(20) }),
  output: z.object({
    Rules: z.array(
      z.object({
        Index: z.int(),
        Documents: z.object({ Count: z.int(), Words: z.int(), PerThousandWords: z.number(), In: z.int() }),
        Sample: z.object({ Count: z.int(), Words: z.int(), PerThousandWords: z.number() }),
        Hits: z.array(hit).describe("The first ten matches."),
      }),
    ),
    RuleErrors: z.array(z.object({ Index: z.int(), Message: z.string() })),
    Complete: z.boolean().describe("False if time ran out before all text was checked."),
  }),
  failures: [...readFailures, "bad-json", "took-too-long", "busy"],
  bodyLimit: limits.tagBody,
  example: { request: { Rules: [{ Match: "e-mail", Replace: "email" }] } },
});

const template = z.object({
  Id: z.int(),
  Name: z.string(),
  Group: z.string(),
  Category: z.string(),
  Description: z.string(),
  Example: z.object({ Wrong: z.string(), Right: z.string() }),
  Options: z.array(
    z.object({
      Key: z.string(),
      Label: z.string(),
      Type: z.string(),
      Values: z.array(z.unknown()).optional(),
      Default: z.unknown(),
      Min: z.number().optional(),
      Max: z.number().optional(),
    }),
  ),
  Default: z.record(z.string(), z.unknown()),
});

const choice = z.object({
  StyleGuideTemplateId: z.int(),
  IsSelected: z.boolean(),
  Config: z.unknown().describe("As last saved."),
  TeamId: z.number().nullable(),
  SetByTeam: z.boolean().describe("True if the team's setting overrides the caller's own."),
});

const simpleGroup = "Simple style guide";
const ofTeam = caseless({ TeamId: optionalRowId.optional() });

/** Lists the templates and their settings. Those of a team take precedence over the caller's own. */
export const readSimpleGuide = defineEndpoint({
  ...reading,
  path: "/api/simplestyleguide",
  group: simpleGroup,
  summary: "List the templates and their settings. Team settings take precedence over the caller's own.",
  query: ofTeam,
  output: z.object({ Templates: z.array(template), Config: z.record(z.string(), choice) }),
});

/** Saves the settings of templates. Those that are not included stay unchanged. */
export const saveSimpleGuide = defineEndpoint({
  method: "POST",
  path: "/api/simplestyleguide",
  group: simpleGroup,
  summary: "Save template settings. Templates that are not included stay unchanged. IsSelected false turns one off.",
  access: "write",
  batch: true,
  query: ofTeam,
  input: oneOrMany(
    caseless({
      StyleGuideTemplateId: rowId,
      IsSelected: looseBoolean,
      Config: z
        .unknown()
        .refine((value) => (JSON.stringify(value) ?? "").length <= 100_000, {
          error: () => texts.configurationTooLarge,
        })
        .optional(),
      TeamId: optionalRowId.optional(),
    }),
  ),
  output: z.array(choice),
  failures: writeFailures,
  bodyLimit: 5_000_000,
  example: { request: [{ StyleGuideTemplateId: 1, IsSelected: true, Config: { mode: "always" } }] },
});

/** Returns whose settings apply and whether the caller can change them. */
export const simpleGuideSettings = defineEndpoint({
  ...reading,
  path: "/api/simplestyleguide/settings",
  group: simpleGroup,
  summary: "Get the owner of the settings that apply, and whether the caller can change them.",
  query: ofTeam,
  output: z.object({
    IsEnabled: z.boolean(),
    Language: z.string(),
    TeamId: z.number().nullable(),
    CanEdit: z.boolean(),
    Groups: z.array(z.string()),
    Languages: z.array(z.string()),
    Locked: z.boolean(),
    Mode: z.enum(["team", "personal"]),
    UpdatedOn: z.string().nullable(),
    UpdatedBy: z.number().nullable(),
  }),
});
