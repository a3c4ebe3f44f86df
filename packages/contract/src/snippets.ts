import { snippetFolders, snippets } from "@housestyle/tables";
import { z } from "zod";
import { listFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { listQuery } from "./list.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { deleted, idsBody, idsQuery, optionalRowId, rowId } from "./wire/ids.ts";
import { oneOrMany } from "./wire/one-or-many.ts";

const folderMembers = {
  ...givenMembers(snippetFolders),
  ParentId: optionalRowId.optional(),
  TeamId: optionalRowId.optional(),
};

const itemMembers = {
  ...givenMembers(snippets),
  Shortcut: z
    .string()
    .regex(/^\S{2,30}$/u, { error: () => texts.shortcut })
    .optional(),
};

const existing = { Id: rowId, RowVersion: z.number().optional() };

export const snippetFolder = z.object({
  Id: z.number(),
  ...answeredMembers(snippetFolders),
  ParentId: z.number().nullable(),
  TeamId: z.number().nullable(),
  ItemCount: z.number(),
  CanEdit: z.boolean(),
  ...rowFacts,
});

export const snippet = z.object({
  Id: z.number(),
  ...answeredMembers(snippets),
  TeamId: z.number().nullable(),
  UseCount: z.number(),
  LastUsedOn: z.string().nullable(),
  ...rowFacts,
});

const folders = { path: "/api/snippetfolder", group: "Snippets" } as const;
const items = { path: "/api/snippetfolder/items", group: "Snippets" } as const;
/** A thousand snippets at their longest, written as JSON. */
const bodyLimit = 20_000_000;

export const listSnippetFolders = defineEndpoint({
  ...folders,
  method: "GET",
  summary: "List the folders of snippets.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: snippetFolder,
  failures: listFailures,
});

export const addSnippetFolders = defineEndpoint({
  ...folders,
  method: "POST",
  summary: "Make folders of snippets.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless(folderMembers)),
  output: z.array(snippetFolder),
  failures: writeFailures,
});

export const changeSnippetFolders = defineEndpoint({
  ...folders,
  method: "PUT",
  summary: "Replace folders of snippets.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless({ ...existing, ...folderMembers })),
  output: z.array(snippetFolder),
  failures: writeFailures,
});

export const deleteSnippetFolders = defineEndpoint({
  ...folders,
  method: "DELETE",
  summary: "Delete folders with all folders and snippets in them.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});

export const listSnippets = defineEndpoint({
  ...items,
  method: "GET",
  summary: "List snippets.",
  access: "read",
  form: "list",
  query: listQuery,
  input: z.undefined(),
  output: snippet,
  failures: listFailures,
});

export const addSnippets = defineEndpoint({
  ...items,
  method: "POST",
  summary: "Add snippets.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless(itemMembers)),
  output: z.array(snippet),
  failures: writeFailures,
  bodyLimit,
  example: { request: [{ SnippetFolderId: 1, Name: "Greeting", Text: "Dear {{field:Name}},", Shortcut: "dear" }] },
});

export const changeSnippets = defineEndpoint({
  ...items,
  method: "PUT",
  summary: "Replace snippets.",
  access: "write",
  batch: true,
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(snippet),
  failures: writeFailures,
  bodyLimit,
});

export const deleteSnippets = defineEndpoint({
  ...items,
  method: "DELETE",
  summary: "Delete snippets.",
  access: "write",
  batch: true,
  query: idsQuery,
  input: idsBody,
  output: deleted,
  failures: writeFailures,
});
