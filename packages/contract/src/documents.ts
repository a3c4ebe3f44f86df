import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { listQueryWith } from "./list.ts";
import { texts } from "./texts.ts";
import { listing, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { language } from "./wire/language.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { looseInteger } from "./wire/loose-integer.ts";
import { style } from "./wire/style.ts";

const text = z.string().max(limits.documentText, { error: () => texts.documentTooLong(limits.documentText) });

/** The editor's own form: an object with a type, nested no deeper than any document is. */
const richContent = z
  .looseObject({ type: z.literal("doc") })
  .refine((value) => !deeperThan(value, limits.documentDepth), { error: () => texts.documentTooDeep });

const title = z
  .string()
  .trim()
  .max(limits.documentTitle, { error: () => texts.titleTooLong(limits.documentTitle) });

const content = {
  Title: title.default(""),
  Project: z.string().trim().max(limits.name).default(""),
  Text: text
    .default("")
    .describe("Generated from Content if the editor supports it. In that case, this value is ignored."),
  Content: richContent.optional(),
  Language: language.default("en-US"),
  Style: style.default("general"),
};

const checked = {
  Issues: looseInteger(0, 10_000_000).optional().describe("Number of suggestions in the latest check."),
  Score: z.number().min(0).max(100).optional(),
};

const facts = {
  Id: z.number(),
  Title: z.string(),
  Project: z.string(),
  TeamId: z.number().nullable(),
  Language: z.string(),
  Style: z.string(),
  WordCount: z.number(),
  Issues: z.number().nullable(),
  Score: z.number().nullable(),
  Version: z.number().describe("Send it with the next save."),
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable(),
  ModifiedOn: z.string(),
  ModifiedBy: z.number().nullable(),
  DeletedOn: z.string().nullable(),
  CanEdit: z.boolean(),
};

/** A document in a list, with the beginning of its text, so that untitled documents can be told apart. */
export const documentRow = z.object({
  ...facts,
  Opening: z.string().describe("The first 300 characters of the text."),
});
/** A document with its text and content. */
export const wholeDocument = z.object({ ...facts, Text: z.string(), Content: z.unknown() });

const versionFacts = {
  Version: z.number(),
  Title: z.string(),
  WordCount: z.number(),
  SavedOn: z.string(),
  SavedBy: z.number().nullable(),
};

const group = "Documents";
const one = z.object({ id: rowId });
const wholeVersion = z.object({ ...versionFacts, Text: z.string(), Content: z.unknown() });
const oneVersion = z.object({ id: rowId, version: rowId });
const bodyLimit = 16_000_000;
const editFailures = [...writeFailures, "forbidden"] as const;

export const listDocuments = defineEndpoint({
  ...listing,
  path: "/api/v1/documents",
  group,
  summary:
    "List documents, newest first. With trash=true, list deleted documents. Filter by Text to search their contents.",
  query: listQueryWith({ trash: looseBoolean.default(false) }),
  output: documentRow,
});

export const addDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents",
  group,
  summary: "Create a document. Repeating a request with the same ClientKey creates it only once.",
  access: "write",
  input: caseless({
    ...content,
    ...checked,
    TeamId: optionalRowId.optional(),
    ClientKey: z.string().max(64).optional(),
  }),
  output: wholeDocument,
  failures: editFailures,
  bodyLimit,
  example: { request: { Title: "Letter", Text: "Dear all,", ClientKey: "5f0c…" } },
});

export const readDocument = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id",
  group,
  summary: "Get a document.",
  params: one,
  output: wholeDocument,
});

export const saveDocument = defineEndpoint({
  method: "PUT",
  path: "/api/v1/documents/:id",
  group,
  summary:
    "Save a document based on Version. Returns 409 with Current and Base if someone else has saved since, so nothing is lost. Returns 409 if the document is in the trash. Saving only check results does not create a new version.",
  access: "write",
  params: one,
  input: caseless({ ...content, ...checked, Version: looseInteger(1, Number.MAX_SAFE_INTEGER) }),
  output: wholeDocument,
  failures: [...editFailures, "in-trash"],
  // When it is stale; not when it lies in the trash.
  tells: { 409: { Current: wholeDocument.optional(), Base: wholeVersion.nullable().optional() } },
  bodyLimit,
  example: { request: { Title: "Letter", Text: "Dear all, hello.", Version: 3 } },
});

export const saveDocumentCheck = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/documents/:id/check",
  group,
  summary:
    "Save the results of a check of Version, without sending the text. Returns 409 if the document has another version or is in the trash.",
  access: "write",
  params: one,
  input: caseless({ ...checked, Version: looseInteger(1, Number.MAX_SAFE_INTEGER) }),
  output: z.undefined(),
  failures: [...editFailures, "in-trash"],
  example: { request: { Issues: 4, Score: 87, Version: 3 } },
});

export const deleteDocument = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/documents/:id",
  group,
  summary: "Move a document to the trash for 30 days. With forever=true, delete it permanently.",
  access: "write",
  form: "nothing",
  params: one,
  query: caseless({ forever: looseBoolean.default(false) }),
  input: z.unknown(),
  output: z.undefined(),
  failures: editFailures,
});

export const restoreDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/restore",
  group,
  summary: "Restore a document from the trash.",
  access: "write",
  also: "read",
  params: one,
  input: z.unknown(),
  output: wholeDocument,
  failures: editFailures,
});

export const listDocumentVersions = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/versions",
  group,
  summary: "List earlier versions, newest first.",
  params: one,
  output: z.array(z.object(versionFacts)),
});

export const readDocumentVersion = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/versions/:version",
  group,
  summary: "Get an earlier version.",
  params: oneVersion,
  output: wholeVersion,
});

export const restoreDocumentVersion = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/versions/:version/restore",
  group,
  summary: "Restore an earlier version. The version it replaces stays in the history.",
  access: "write",
  also: "read",
  params: oneVersion,
  input: z.unknown(),
  output: wholeDocument,
  failures: [...editFailures, "in-trash"],
});

/** Whether a value nests deeper than `most`; looks at one level at a time, so that no depth can overflow the stack. */
function deeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
