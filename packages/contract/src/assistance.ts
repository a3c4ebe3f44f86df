import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { Flag } from "./flags.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { looseInteger } from "./wire/loose-integer.ts";

/** The tasks that reword a text. */
export const rewordingTasks = ["shorter", "longer", "plainer", "formal", "friendlier", "vivid", "instruction"] as const;
/** What a language model can be asked for. */
export const assistanceTasks = [...rewordingTasks, "continue", "ideas", "critique"] as const;
/** A task for a language model. */
export type AssistanceTask = (typeof assistanceTasks)[number];

/** The flags that allow a task: one of them is enough. */
export function flagsOfTask(task: AssistanceTask): readonly Flag[] {
  if (task === "continue") return ["SparkContinue"];
  if (task === "ideas") return ["InspirationAI"];
  if (task === "critique") return ["CritiqueAI"];
  return ["Paraphrase", "RephrasingOnDemand"];
}

/** Why a language model gave no version. */
export const assistanceProblems = ["unreachable", "refused", "busy", "too-slow", "unexpected", "empty"] as const;
/** A reason why a language model gave no version. */
export type AssistanceProblem = (typeof assistanceProblems)[number];

/** The events of a stream of versions, by name. Versions are numbered from 0. */
export interface AssistanceEvents {
  /** More words of a version, as the model writes them. */
  readonly words: { readonly Version: number; readonly Text: string };
  /** A version is complete. Its text replaces the words sent so far. */
  readonly version: { readonly Version: number; readonly Text: string };
  readonly failed: { readonly Version: number; readonly Problem: AssistanceProblem };
  /** Nothing follows. */
  readonly end: Record<string, never>;
}

const group = "Language models";
const used = z.int().describe("Requests since midnight UTC.");

const deviceModels = z
  .object({
    Browser: z.boolean().describe("Whether the page may use the browser’s own model."),
    File: z
      .object({ Url: z.string(), Name: z.string(), Bytes: z.int() })
      .nullable()
      .describe("A model in GGUF format that the page can download and run."),
  })
  .describe("Models that run on the device of the caller, without sending any text.");

/** Returns the language model that the caller's texts can be sent to, or null if there is none. */
export const readAssistance = defineEndpoint({
  ...reading,
  path: "/api/v1/assistance",
  group,
  summary:
    "Get the language model that the caller’s text can be sent to, how much it was used today, and models for the device.",
  output: z.object({
    Provider: z
      .object({
        Host: z.string().describe("Where text is sent."),
        Model: z.string(),
        TeamId: z.number().nullable().describe("The team that chose the model, or null for the server’s own."),
      })
      .nullable()
      .describe("Null if there is no model, or if one of the caller’s teams does not allow them."),
    Device: deviceModels,
    Used: used,
    Limit: z.int().nullable().describe("Requests per day. Null for no limit."),
  }),
  failures: readFailures,
});

/** Asks the language model for versions of a text, and streams them as server-sent events. Stores none of the text. */
export const writeVersions = defineEndpoint({
  method: "POST",
  path: "/api/v1/assistance/versions",
  group,
  summary:
    "Ask a language model for up to three versions of a text, a continuation, ideas, or a critique. Returns server-sent events: `words` for more words of a version, `version` when it is complete, `failed` if there is none, and `end`. None of the text is stored. Requires the flag of the task.",
  access: "write",
  form: "raw",
  media: ["text/event-stream"],
  input: caseless({
    Task: z.enum(assistanceTasks),
    Text: z
      .string()
      .min(1)
      .max(limits.assistedText, { error: () => texts.tooLong(limits.assistedText) })
      .describe("The text to reword or to judge. For `continue` and `ideas`, the text up to the cursor."),
    Before: z.string().max(limits.assistedContext).default("").describe("What precedes the text, for context."),
    After: z.string().max(limits.assistedContext).default("").describe("What follows the text, for context."),
    Instruction: z
      .string()
      .trim()
      .max(limits.assistanceInstruction)
      .default("")
      .describe("For the task `instruction`."),
    Facts: z
      .string()
      .max(limits.assistedContext)
      .default("")
      .describe("For the task `critique`, what was measured in the text."),
    Language: z.string().max(35).default("en-US"),
  }).refine(({ Task, Instruction }) => Task !== "instruction" || Instruction !== "", {
    error: () => texts.instructionNeeded,
  }),
  output: z.string(),
  failures: [...writeFailures, "forbidden", "model-limit"],
  example: { request: { Task: "shorter", Text: "We are in the process of looking into the matter." } },
});

const daily = z
  .union([z.literal("").transform(() => null), z.null(), looseInteger(0, 1_000_000)])
  .describe("Requests per day. Null or empty for no limit.");

const provider = z.object({ Host: z.string(), Model: z.string() });

const teamAssistance = z.object({
  IsAllowed: z.boolean().describe("Whether members can use a language model at all."),
  Url: z.string().describe("The base URL of the team’s own provider. Empty to use the server’s."),
  Model: z.string(),
  HasKey: z.boolean().describe("Whether a key is stored. The key itself is never returned."),
  PersonLimit: z.int().nullable(),
  TeamLimit: z.int().nullable(),
  Hosts: z.array(z.string()).describe("The hosts that the operator allows for `Url`."),
  Device: deviceModels,
  Server: provider.nullable().describe("The server’s own provider."),
  Used: used,
  Use: z
    .array(z.object({ Day: z.string(), Requests: z.int(), Sent: z.int(), Received: z.int() }))
    .describe("Requests and characters of the last 30 days, without any of the text."),
});

/** A team's language model, as its admins see it. */
export type TeamAssistance = z.infer<typeof teamAssistance>;

const ofTeam = { path: "/api/v1/teams/:id/assistance", group, params: z.object({ id: rowId }) } as const;

/** Returns the language model of a team, and how much it is used. */
export const readTeamAssistance = defineEndpoint({
  ...reading,
  ...ofTeam,
  access: "manage",
  summary: "Get a team’s language model, and how much it is used.",
  output: teamAssistance,
  failures: [...readFailures, "admins-only"],
});

/** Sets whether and where a team's members can send text to a language model. */
export const saveTeamAssistance = defineEndpoint({
  ...ofTeam,
  method: "PUT",
  access: "manage",
  summary:
    "Set whether members of a team can use a language model, and which one. The operator decides which hosts are allowed. If `Key` is omitted, the stored key is kept, unless the host changes.",
  input: caseless({
    IsAllowed: looseBoolean.default(true),
    Url: z
      .string()
      .trim()
      .max(2_000)
      .regex(/^(https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?)?$/, { error: () => texts.webAddress })
      .default(""),
    Model: z.string().trim().max(200).default(""),
    Key: z.string().max(2_000).optional(),
    PersonLimit: daily.default(null),
    TeamLimit: daily.default(null),
  }),
  output: teamAssistance,
  failures: [...writeFailures, "forbidden"],
  example: { request: { Url: "http://localhost:11434/v1", Model: "llama3.2", PersonLimit: 50 } },
});

/** Sends a short made-up sentence to a team's language model, to see whether it answers. */
export const tryTeamAssistance = defineEndpoint({
  ...ofTeam,
  path: "/api/v1/teams/:id/assistance/test",
  method: "POST",
  access: "manage",
  summary: "Send a sample sentence to a team’s language model to see whether it responds.",
  input: z.unknown(),
  output: z.object({
    Text: z.string().describe("The response, or empty."),
    Problem: z.enum(assistanceProblems).nullable(),
    Milliseconds: z.int(),
  }),
  failures: [...writeFailures, "forbidden"],
});
