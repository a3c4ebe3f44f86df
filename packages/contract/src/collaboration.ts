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

/** Someone who has a document open, as sent in the events `people` and `caret`. Their place is missing if it is unknown. */
export interface PresentPerson {
  readonly Client: string;
  readonly PersonId: number;
  readonly Name: string;
  /** The version that `Anchor` and `Head` are places in. */
  readonly Version?: number;
  readonly Anchor?: number;
  readonly Head?: number;
}

/** Changes a document while others change it, and returns all steps since `Version`. Fails with 409 when these are gone. */
export const sendDocumentSteps = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/steps",
  group,
  summary:
    "Change a document while others change it. Steps that are based on an earlier Version are adjusted to what was stored since. Returns all steps since Version. Steps from this request that are missing no longer fit the document or exceed the caller’s role: with the role suggest, steps may only add and withdraw suggestions of the caller. Repeating a request with the same Client and First stores nothing twice. Returns 409 with the code `stale` if the steps since Version are gone: read the document again; with `too-many-writers` while 50 others write.",
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

/** Returns the steps since a version. Fails with 409 when they are gone: read the document again. */
export const readDocumentSteps = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/steps",
  group,
  summary: "Get the steps since a version. Returns 409 if they are gone: read the document again.",
  params: one,
  query: caseless({ since: version }),
  output: steps,
  failures: [...readFailures, "stale"],
});

/** Shows the others who have a document open where the caller's caret is. Stores nothing. */
export const placeCaret = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/caret",
  group,
  summary:
    "Show others who have a document open where the caret is. Needs an open subscription to the document’s events with the same client. It is not stored.",
  access: "read",
  form: "nothing",
  params: one,
  input: caseless({
    Version: version,
    Client: client,
    Anchor: looseInteger(0, 100_000_000).describe(
      "The other end of the selection. Both are ProseMirror positions in that Version.",
    ),
    Head: looseInteger(0, 100_000_000).describe("Where the caret is."),
  }),
  output: z.undefined(),
  failures: readFailures,
});

/** Opens a stream of server-sent events about a document: its changes, who has it open, and where their carets are. */
export const watchDocument = defineEndpoint({
  method: "GET",
  path: "/api/v1/documents/:id/events",
  group,
  summary:
    "Subscribe to server-sent events: `steps` is sent with each change of a document. With `client`, the caller is shown to others who have it open, `people` is sent with who they are, and `caret` when one of them moves their caret.",
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
