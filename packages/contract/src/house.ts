import { goals } from "@housestyle/engine";
import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { houseDeeper } from "./deeper-checking.ts";
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
  TeamId: z.number().nullable().describe("Null for one's own."),
  TeamName: z.string(),
  SetBy: z
    .string()
    .default("")
    .describe("Who wrote the rule, by name; empty for the caller, and for someone who has left."),
  MayTurnOff: z.boolean().describe("Whether the caller may switch its rules off: not a team's, unless it allows that."),
});

/** Everything a device needs to check as the caller's teams want it, in the engine's own form. */
export const rulesBundle = z.object({
  Version: z.string().describe("Changes with everything in it; also the ETag."),
  Settings: z
    .looseObject({})
    .describe("Settings of the engine: words, ignores, disabled, rules, terms, templates, style."),
  Sources: z
    .record(z.string(), source)
    .describe(
      "Who set a rule, and where: in guides as `guide/ID/PERSONID`, term bases as `base/ID/PERSONID`, templates as `templates/TEAMID/PERSONID`.",
    ),
  RuleSources: z
    .record(z.string(), z.string())
    .describe("The source of each rule id: `house/17` → `guide/4/9`; of a template by its number: `template/3`."),
  Goals: z
    .partialRecord(z.enum(goals), teamGoal.extend({ TeamId: z.number(), TeamName: z.string() }))
    .describe("What the caller's teams hold their texts to: what one has locked, else what the first of them says."),
  Deeper: houseDeeper
    .nullable()
    .default(null)
    .describe(
      "How deeply the caller's texts are checked: what the first of their teams with a say says; null for none.",
    ),
});

const group = "Team rules";

export const readRules = defineEndpoint({
  method: "GET",
  path: "/api/v1/rules",
  group,
  summary: "Read what the caller's checks depend on; answers 304 to the ETag of what the caller has.",
  access: "check",
  form: "raw",
  bodiless: { 304: "What the caller has is still right." },
  input: z.undefined(),
  output: rulesBundle,
  failures: readFailures,
});

export const watchRules = defineEndpoint({
  method: "GET",
  path: "/api/v1/events",
  group,
  summary: "Listen (server-sent events): `rules` whenever what the caller's checks depend on has changed.",
  access: "check",
  form: "raw",
  media: ["text/event-stream"],
  input: z.undefined(),
  output: z.string(),
  failures: readFailures,
});

export type RulesBundle = z.infer<typeof rulesBundle>;

const hit = z.object({
  Source: z.string().describe("`document` or `sample`."),
  DocumentId: z.number().nullable(),
  Title: z.string(),
  Before: z.string(),
  Text: z.string(),
  After: z.string(),
});

export const previewRules = defineEndpoint({
  method: "POST",
  path: "/api/v1/rules/preview",
  group,
  summary: "Tell how often rules would fire on the caller's own documents and on a sample of open prose.",
  access: "check",
  input: caseless({ Rules: z.array(styleGuideItem).min(1).max(20) }),
  output: z.object({
    Rules: z.array(
      z.object({
        Index: z.int(),
        Documents: z.object({ Count: z.int(), Words: z.int(), PerThousandWords: z.number(), In: z.int() }),
        Sample: z.object({ Count: z.int(), Words: z.int(), PerThousandWords: z.number() }),
        Hits: z.array(hit).describe("The first ten."),
      }),
    ),
    RuleErrors: z.array(z.object({ Index: z.int(), Message: z.string() })),
    Complete: z.boolean().describe("False when there was more text than time."),
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
  Config: z.unknown().describe("As it was last saved."),
  TeamId: z.number().nullable(),
  SetByTeam: z.boolean().describe("The team has decided; the caller's own choice does not count."),
});

const simpleGroup = "Simple style guide";
const ofTeam = caseless({ TeamId: optionalRowId.optional() });

export const readSimpleGuide = defineEndpoint({
  ...reading,
  path: "/api/simplestyleguide",
  group: simpleGroup,
  summary: "List the templates, and what is chosen: the team's choice before the caller's own.",
  query: ofTeam,
  output: z.object({ Templates: z.array(template), Config: z.record(z.string(), choice) }),
});

export const saveSimpleGuide = defineEndpoint({
  method: "POST",
  path: "/api/simplestyleguide",
  group: simpleGroup,
  summary: "Choose templates; those that are not named stay as they are. IsSelected false switches one off.",
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

export const simpleGuideSettings = defineEndpoint({
  ...reading,
  path: "/api/simplestyleguide/settings",
  group: simpleGroup,
  summary: "Tell whose choices count and whether the caller may change them.",
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
