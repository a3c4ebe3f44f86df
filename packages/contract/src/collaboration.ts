import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { documentTitle } from "./documents.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { isDeeperThan } from "./wire/is-deeper-than.ts";
import { language } from "./wire/language.ts";
import { looseInteger } from "./wire/loose-integer.ts";
import { style } from "./wire/style.ts";

/** Where the words of a step come from: the keyboard, the clipboard, a file, an accepted suggestion, or a language model. */
export const writingSources = ["typed", "pasted", "imported", "accepted", "assisted"] as const;

const ignored = z
  .array(
    z.object({ rule: z.string().max(limits.personalEntry), text: z.string(), before: z.string(), after: z.string() }),
  )
  .max(limits.documentSteps);

const details = z.strictObject({
  stepType: z.literal("details"),
  title: documentTitle.optional(),
  language: language.optional(),
  style: style.optional(),
  ignore: ignored.optional(),
  unignore: ignored.optional(),
});

const change = z
  .looseObject({
    stepType: z.enum(["replace", "replaceAround", "addMark", "removeMark", "addNodeMark", "removeNodeMark", "attr"]),
  })
  // A step adds a few levels around what it inserts.
  .refine((value) => !isDeeperThan(value, limits.documentDepth), { error: () => texts.documentTooDeep });

const version = looseInteger(0, Number.MAX_SAFE_INTEGER);

/** One stored change of a document. */
export const documentStep = z.object({
  Version: z.number().describe("The version of the document after this step."),
  Step: z.unknown().describe("A ProseMirror step, or `details` with a title, language, or style."),
  Client: z.string(),
  Number: z.number(),
  PersonId: z.number().nullable(),
});

const steps = z.object({
  Version: z.number().describe("The version of the document after the last step."),
  Steps: z.array(documentStep),
});

const group = "Documents";
const one = z.object({ id: rowId });

const client = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe("Identifies one open editor. Use a random value.");

/** Someone who has a document open, as sent in the events `people` and `caret`. Their position is omitted if it is unknown. */
export interface PresentPerson {
  readonly Client: string;
  readonly PersonId: number;
  readonly Name: string;
  /** The version that `Anchor` and `Head` are positions in. */
  readonly Version?: number;
  readonly Anchor?: number;
  readonly Head?: number;
}

/** Edits a document together with others, and returns all steps since `Version`. Fails with 409 if these are no longer available. */
export const sendDocumentSteps = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/steps",
  group,
  summary:
    "Edit a document together with others. Steps based on an earlier Version are adjusted to the changes stored since then. Returns all steps since Version. A step from this request that is not among them no longer fits the document or exceeds the caller’s role: with the role suggest, steps may only add or withdraw the caller’s own suggestions. Repeating a request with the same Client and First stores nothing twice. Returns 409 with the code `stale` if the steps since Version are no longer available (get the document again), or with the code `too-many-writers` if 50 others are already writing.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({
    Version: version,
    Client: client,
    First: looseInteger(1, 2_000_000_000).describe("The number of the first step. A client numbers its steps from 1."),
    Steps: z
      .array(z.union([details, change]))
      .min(1)
      .max(limits.documentSteps),
    Sources: z
      .array(z.enum(writingSources).nullable())
      .max(limits.documentSteps)
      .optional()
      .describe(
        "How the words of each step were written. Only `assisted` is stored, unless the document’s provenance is recorded.",
      ),
  }),
  output: steps,
  failures: [...writeFailures, "forbidden", "in-trash", "too-many-writers"],
  bodyLimit: 16_000_000,
  example: {
    request: {
      Version: 3,
      Client: "q7d1",
      First: 1,
      Steps: [{ stepType: "replace", from: 1, to: 1, slice: { content: [{ type: "text", text: "Dear all," }] } }],
    },
  },
});

/** Returns the steps since a version. Fails with 409 if they are no longer available: get the document again. */
export const readDocumentSteps = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/steps",
  group,
  summary:
    "Get the steps since a version. Returns 409 if they are no longer available. In that case, get the document again.",
  params: one,
  query: caseless({ since: version }),
  output: steps,
  failures: [...readFailures, "stale"],
});

/** Shows the caller's cursor to others who have a document open. Stores nothing. */
export const placeCaret = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/caret",
  group,
  summary:
    "Show the caller’s cursor to others who have the document open. Requires an open subscription to the document’s events with the same client. The position is not stored.",
  access: "read",
  form: "nothing",
  params: one,
  input: caseless({
    Version: version,
    Client: client,
    Anchor: looseInteger(0, 100_000_000).describe(
      "The fixed end of the selection. Anchor and Head are ProseMirror positions in this Version.",
    ),
    Head: looseInteger(0, 100_000_000).describe("The moving end of the selection, where the cursor is."),
  }),
  output: z.undefined(),
  failures: readFailures,
});

/** Opens a stream of server-sent events about a document: its changes, who has it open, and where their cursors are. */
export const watchDocument = defineEndpoint({
  method: "GET",
  path: "/api/v1/documents/:id/events",
  group,
  summary:
    "Subscribe to server-sent events about a document. `steps` is sent for each change. With `client`, the caller is shown to others who have the document open, `people` lists them, and `caret` is sent when one of them moves their cursor.",
  access: "read",
  form: "raw",
  media: ["text/event-stream"],
  params: one,
  query: caseless({
    client: client.optional(),
  }),
  input: z.undefined(),
  output: z.string(),
  failures: readFailures,
});
