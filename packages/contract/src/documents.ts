import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { documentRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { listQueryWith } from "./list.ts";
import { texts } from "./texts.ts";
import { listing, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
import { isDeeperThan } from "./wire/is-deeper-than.ts";
import { language } from "./wire/language.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { looseInteger } from "./wire/loose-integer.ts";
import { projectPath as project } from "./wire/project-path.ts";
import { style } from "./wire/style.ts";

const text = z.string().max(limits.documentText, { error: () => texts.documentTooLong(limits.documentText) });

/** The editor's own format: an object with a type, no more deeply nested than any document. */
const richContent = z
  .looseObject({ type: z.literal("doc") })
  .refine((value) => !isDeeperThan(value, limits.documentDepth), { error: () => texts.documentTooDeep });

/** A title of a document. */
export const documentTitle = z
  .string()
  .trim()
  .max(limits.documentTitle, { error: () => texts.titleTooLong(limits.documentTitle) });

const tags = z
  .array(z.string().trim().max(limits.documentTag))
  .max(limits.documentTags, { error: () => texts.tooMany(limits.documentTags) })
  .transform(cleanTags);

const content = {
  Title: documentTitle.default(""),
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
  Tags: z.array(z.string()),
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
  Role: z.enum(documentRoles).describe("The caller’s role."),
  CanShare: z.boolean().describe("Whether the caller may share and delete it."),
};

/** A document in a list, with the beginning of its text, so that untitled documents can be told apart. */
export const documentRow = z.object({
  ...facts,
  Opening: z.string().describe("The first 300 characters of the text."),
  Favorite: z.boolean().describe("Whether it is one of the caller’s favorites."),
  SharedBy: z
    .string()
    .nullable()
    .describe(
      "The name of the person or team that shares it with the caller; null for their own documents and those of their teams.",
    ),
  CanLeave: z
    .boolean()
    .describe(
      "Whether the caller can remove their own access, which is the case if the document is shared with them only by name or link.",
    ),
  Found: z
    .object({ Before: z.string(), Match: z.string(), After: z.string() })
    .nullable()
    .describe("The first match in the text with the words around it, if `search` was given."),
});
/** A document with its text and content. */
export const wholeDocument = z.object({ ...facts, Text: z.string(), Content: z.unknown() });

const versionFacts = {
  Version: z.number(),
  Title: z.string(),
  WordCount: z.number(),
  SavedOn: z.string(),
  SavedBy: z.number().nullable(),
  Writers: z
    .array(z.object({ Id: z.number(), Name: z.string() }))
    .describe("Everyone who wrote in it since the version before, as far as their accounts exist."),
  Name: z.string().describe("Empty for a version without a name."),
};

const group = "Documents";
const one = z.object({ id: rowId });
const wholeVersion = z.object({ ...versionFacts, Text: z.string(), Content: z.unknown() });
const oneVersion = z.object({ id: rowId, version: rowId });
const bodyLimit = 16_000_000;
const editFailures = [...writeFailures, "forbidden"] as const;

/** Lists documents, newest first: the caller's own, deleted ones, shared ones, or those that contain given words. */
export const listDocuments = defineEndpoint({
  ...listing,
  path: "/api/v1/documents",
  group,
  summary:
    "List documents, newest first. With trash=true, list deleted documents. With search, list those that contain words beginning with each of its words; put a phrase in quotes to match it exactly. A search lists and counts up to 1,000 documents, including those shared with the caller. With shared=true, only those are listed.",
  query: listQueryWith({
    trash: looseBoolean.default(false),
    search: z.string().max(limits.documentSearch).optional(),
    project: z.string().max(limits.name).optional().describe("Includes the projects within it."),
    tag: z.string().max(limits.documentTag).optional(),
    favorites: looseBoolean.default(false),
    shared: looseBoolean.default(false),
    sharedProject: rowId.optional().describe("Only the documents of one project that is shared with the caller."),
    sharedFolder: z
      .string()
      .max(limits.name)
      .optional()
      .describe("Only those in a project within `sharedProject`, by its path there."),
  }),
  output: documentRow,
  failures: [...listing.failures, "no-such-row"],
});

/** Creates a document. Repeating a request with the same `ClientKey` creates it only once. */
export const addDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents",
  group,
  summary: "Create a document. Repeating a request with the same ClientKey creates it only once.",
  access: "write",
  input: caseless({
    ...content,
    ...checked,
    Project: project.default(""),
    Tags: tags.default([]),
    TeamId: optionalRowId.optional(),
    ClientKey: z.string().max(64).optional(),
  }),
  output: wholeDocument,
  failures: editFailures,
  bodyLimit,
  example: { request: { Title: "Letter", Text: "Dear all,", ClientKey: "5f0c…" } },
});

/** Returns a document. */
export const readDocument = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id",
  group,
  summary: "Get a document.",
  params: one,
  output: wholeDocument,
});

/** Saves a document based on `Version`. Fails with 409 and the current text if someone else has saved since. */
export const saveDocument = defineEndpoint({
  method: "PUT",
  path: "/api/v1/documents/:id",
  group,
  summary:
    "Save a document based on Version. Returns 409 with Current and Base if someone else has saved since, so nothing is lost. Returns 409 if the document is in the trash. Saving only check results does not create a new version.",
  access: "write",
  params: one,
  input: caseless({
    ...content,
    ...checked,
    Project: project.optional().describe("Unchanged if omitted."),
    Version: looseInteger(1, Number.MAX_SAFE_INTEGER),
  }),
  output: wholeDocument,
  failures: [...editFailures, "in-trash"],
  // When it is stale; not when it lies in the trash.
  tells: { 409: { Current: wholeDocument.optional(), Base: wholeVersion.nullable().optional() } },
  bodyLimit,
  example: { request: { Title: "Letter", Text: "Dear all, hello.", Version: 3 } },
});

/** Saves the results of a check of `Version` without sending the text. Fails with 409 for another version. */
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

/** Moves a document to a project, sets its tags, or makes it one of the caller's favorites. */
export const organizeDocument = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/documents/:id",
  group,
  summary:
    "Move a document to a project, set its tags, or make it one of your favorites. Omitted properties are unchanged. The text and its version don’t change.",
  access: "write",
  params: one,
  input: caseless({ Project: project.optional(), Tags: tags.optional(), Favorite: z.boolean().optional() }),
  output: z.undefined(),
  failures: [...editFailures, "in-trash"],
  example: { request: { Project: "Novel/Drafts", Tags: ["chapter", "first draft"], Favorite: true } },
});

/** Duplicates a document without its history. Repeating a request with the same `ClientKey` creates one copy. */
export const copyDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/copy",
  group,
  summary:
    "Duplicate a document without its history, with Title as its title. Repeating a request with the same ClientKey creates one copy.",
  access: "write",
  params: one,
  input: caseless({ Title: documentTitle.default(""), ClientKey: z.string().max(64).optional() }),
  output: wholeDocument,
  failures: [...editFailures, "in-trash"],
  example: { request: { Title: "Letter (copy)", ClientKey: "5f0c…" } },
});

/** Moves a document to the trash, or deletes it permanently with `forever`. */
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

/** Restores a document from the trash. */
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

/** Lists earlier versions, newest first. */
export const listDocumentVersions = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/versions",
  group,
  summary: "List earlier versions, newest first.",
  params: one,
  output: z.array(z.object(versionFacts)),
});

/** Returns an earlier version. */
export const readDocumentVersion = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/versions/:version",
  group,
  summary: "Get an earlier version.",
  params: oneVersion,
  output: wholeVersion,
});

/** Names a version, which is then never removed from the history. */
export const nameDocumentVersion = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/documents/:id/versions/:version",
  group,
  summary: "Name a version. Named versions are never removed from the history. An empty Name removes the name.",
  access: "write",
  params: oneVersion,
  input: caseless({ Name: z.string().trim().max(limits.versionName) }),
  output: z.undefined(),
  failures: [...editFailures, "in-trash", "too-many"],
  example: { request: { Name: "Sent to editor" } },
});

/** Restores an earlier version. */
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

/** Returns each tag once, ignoring case, in the order given. */
function cleanTags(tags: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const tag of tags) if (tag !== "" && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  return [...found.values()];
}
