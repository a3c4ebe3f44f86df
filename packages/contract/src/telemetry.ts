import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";
import { listingForOperators } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { named, numbered } from "./wire/enumeration.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { looseInteger } from "./wire/loose-integer.ts";

/** The apps people write in. `Agent` is ours: any client of the Model Context Protocol. */
export const productClients = {
  Unknown: 0,
  Webeditor: 1,
  Desktop: 2,
  Office: 3,
  ChromeExtension: 4,
  DesktopSetapp: 5,
  BeyondGrammar: 6,
  GoogleDocs: 7,
  SafariExtension: 8,
  FirefoxExtension: 9,
  EdgeExtension: 10,
  GoogleDocsV2: 11,
  MacOffice: 12,
  WindowsApp: 13,
  MacApp: 14,
  Agent: 15,
  MainPage: 99,
} as const;

/** The actions on suggestions, and the start of a session. */
export const editActions = {
  Ignore: 1,
  Accept: 2,
  AddToDictionary: 3,
  AcceptThesaurus: 4,
  OpenPopup: 5,
  OpenHelp: 6,
  AcceptAllInstancesStyleGuide: 7,
  AcceptAllStyleGuide: 8,
  StartSession: 9,
} as const;

/** The parts of the screen where actions on suggestions happen. */
export const editSources = {
  Unknown: 0,
  SmallPopup: 1,
  StandardPopup: 2,
  RealtimeSidebar: 3,
  StandardSidebar: 4,
} as const;

/** The actions on snippets. */
export const snippetActions = { Insert: 1 } as const;

/** The subjects of a message to the operator. */
export const feedbackKinds = ["bug", "wrongSuggestion", "missed", "idea", "rating", "other"] as const;

const client = numbered(productClients);

/** The header `clientApp`, by number or name; unknown values are 0. */
export const clientApp = client.catch(productClients.Unknown);

/** A property that cannot be read counts as omitted, because counting must never get in the way of writing. */
function ifReadable<T extends z.ZodType>(member: T) {
  return member.optional().catch(undefined);
}

const whole = (most: number) => ifReadable(looseInteger(0, most));
const many = 10_000_000;
const count = looseInteger(1, 100_000).catch(1).default(1);
/** An id that the client chose. The server keeps only a hash, because it may be a file name. */
const madeUpId = ifReadable(z.union([z.string().min(1).max(1_000), z.number()]).transform(String));
/** A code. Anything that does not look like one is dropped. */
const code = ifReadable(z.string().regex(/^[a-z][a-z_]{0,63}$/i));
const ruleCode = ifReadable(z.string().regex(/^([a-z]+(-[a-z]+)*\/[a-z0-9-]{1,80}|\d{1,16})$/));
const version = ifReadable(
  z
    .string()
    .max(limits.version)
    .regex(/^\d+(\.\d+)*([.+-][0-9a-z]+)*$/i),
);
/** Only the length of the text is read. */
const lengthOfText = ifReadable(z.string().transform(({ length }) => Math.min(length, many)));
const moment = ifReadable(
  z
    .union([z.number(), z.string().max(64)])
    .transform((given) => new Date(given).getTime())
    .refine(Number.isFinite),
).describe("ISO 8601 or milliseconds. If it is in the future or older than 30 days, the time of receipt is used.");

const eventMembers = {
  Source: ifReadable(numbered(editSources)),
  SessionId: madeUpId,
  Timestamp: moment,
  Count: count,
  TeamId: ifReadable(optionalRowId).describe("Applies only to members. Defaults to the caller's first team."),
  Client: ifReadable(client),
  ClientApp: ifReadable(client),
  Version: version,
  ExtensionVersion: version,
};

const editEvent = caseless({
  ...eventMembers,
  Action: numbered(editActions),
  Report: code,
  Category: code,
  RuleId: ruleCode,
  HelpId: ruleCode,
  TagId: madeUpId,
  DocumentId: madeUpId,
  DocumentKey: madeUpId,
  StyleGuideId: ifReadable(rowId),
  StyleGuideItemId: ifReadable(rowId),
  TermId: ifReadable(rowId),
  SuggestionIndex: whole(10_000),
  SuggestionCount: whole(many).describe("With StartSession: the number of suggestions in the text."),
  WordCount: whole(many),
  Length: whole(many),
  OriginalText: lengthOfText,
});

/** An event about a suggestion. */
export type EditEvent = z.output<typeof editEvent>;

const snippetEvent = caseless({
  ...eventMembers,
  Action: ifReadable(numbered(snippetActions)),
  SnippetId: rowId,
  SnippetFolderId: ifReadable(rowId),
  FolderId: ifReadable(rowId),
  Trigger: ifReadable(named(["shortcut", "palette", "sidebar"])),
  Characters: whole(100_000),
});

/** An event about a snippet. */
export type SnippetEvent = z.output<typeof snippetEvent>;

/** One event, or up to a thousand. Those that cannot be read are skipped. */
function events<T extends z.ZodType>(event: T) {
  const readable = z.union([event, z.unknown().transform(() => undefined)]);
  return z
    .preprocess(
      (value) => (Array.isArray(value) ? value : [value]),
      z.array(readable).max(limits.batch, { error: () => texts.tooMany(limits.batch) }),
    )
    .transform((read) => read.flatMap((each) => (each === undefined ? [] : [each as z.output<T>])));
}

const group = "Telemetry";
const bodyLimit = 4_000_000;

/** Records actions on suggestions. No text is stored. */
export const captureEdits = defineEndpoint({
  method: "POST",
  path: "/api/captureeditactionextended",
  group,
  summary: "Record actions on suggestions. No text is stored, and unknown properties are ignored.",
  access: "check",
  form: "text",
  input: events(editEvent),
  output: z.string(),
  failures: writeFailures,
  bodyLimit,
  example: { request: { Action: 2, Source: 1, Report: "grammar", Category: "grammargrammar", SessionId: "5f0c" } },
});

/** Records inserted snippets. */
export const captureSnippets = defineEndpoint({
  method: "POST",
  path: "/api/captureSnippetaction",
  group,
  summary: "Record inserted snippets.",
  access: "check",
  form: "text",
  input: events(snippetEvent),
  output: z.string(),
  failures: writeFailures,
  bodyLimit,
  example: { request: { Action: 1, SnippetId: 17, Trigger: "shortcut" } },
});

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => texts.tooLong(most) })
    .default("");
const kind = named(feedbackKinds).optional().catch("other");

/** Sends a message to the operator of the server. */
export const sendFeedback = defineEndpoint({
  method: "POST",
  path: "/api/userfeedback",
  group,
  summary: "Send feedback to the operator of the server. Stored verbatim and visible only to the operator.",
  access: "check",
  form: "text",
  input: caseless({
    Text: z
      .string()
      .trim()
      .max(limits.feedback, { error: () => texts.tooLong(limits.feedback) })
      .default(""),
    Rating: looseInteger(1, 5).optional(),
    Kind: kind,
    Type: kind,
    Tag: line(limits.name),
    Report: line(limits.name),
    HelpId: line(256),
    TagId: line(256),
    Url: line(2_000),
    Email: line(limits.email),
    Client: ifReadable(client),
    ClientApp: ifReadable(client),
    Version: line(limits.version),
    ConsentToQuote: looseBoolean.default(false),
  }).refine(({ Text, Rating }) => Text !== "" || Rating !== undefined, { error: () => texts.emptyFeedback }),
  output: z.string(),
  failures: writeFailures,
  example: { request: { Kind: "idea", Text: "Please add a dark theme.", Rating: 4 } },
});

/** A message to the operator. */
export const feedbackRow = z.object({
  Id: z.number(),
  PersonId: z.number(),
  Name: z.string(),
  Email: z.string().describe("Reply address: the one given, or else the account's."),
  Kind: z.string(),
  Text: z.string(),
  Rating: z.number().nullable(),
  Tag: z.string(),
  Report: z.string(),
  HelpId: z.string(),
  TagId: z.string(),
  Url: z.string(),
  ClientApp: z.number(),
  Version: z.string(),
  ConsentToQuote: z.boolean(),
  CreatedOn: z.string(),
});

/** Lists feedback, newest first, for the operator. */
export const listFeedback = defineEndpoint({
  ...listingForOperators,
  path: "/api/v1/feedback",
  group,
  summary: "List feedback, newest first. Operator only.",
  output: feedbackRow,
});
