import { snippetFolders, snippets } from "@housestyle/tables";
import { z } from "zod";
import { adding, deleting, listing, replacing } from "./content-calls.ts";
import { defineEndpoint } from "./endpoint.ts";
import { rowFacts } from "./row.ts";
import { answeredMembers, givenMembers } from "./row-members.ts";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { optionalRowId, rowId } from "./wire/ids.ts";
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
  ...listing,
  summary: "List the folders of snippets.",
  output: snippetFolder,
});

export const addSnippetFolders = defineEndpoint({
  ...folders,
  ...adding,
  summary: "Make folders of snippets.",
  input: oneOrMany(caseless(folderMembers)),
  output: z.array(snippetFolder),
});

export const changeSnippetFolders = defineEndpoint({
  ...folders,
  ...replacing,
  summary: "Replace folders of snippets.",
  input: oneOrMany(caseless({ ...existing, ...folderMembers })),
  output: z.array(snippetFolder),
});

export const deleteSnippetFolders = defineEndpoint({
  ...folders,
  ...deleting,
  summary: "Delete folders with all folders and snippets in them.",
});

export const listSnippets = defineEndpoint({
  ...items,
  ...listing,
  summary: "List snippets.",
  output: snippet,
});

export const addSnippets = defineEndpoint({
  ...items,
  ...adding,
  summary: "Add snippets.",
  input: oneOrMany(caseless(itemMembers)),
  output: z.array(snippet),
  bodyLimit,
  example: { request: [{ SnippetFolderId: 1, Name: "Greeting", Text: "Dear {{field:Name}},", Shortcut: "dear" }] },
});

export const changeSnippets = defineEndpoint({
  ...items,
  ...replacing,
  summary: "Replace snippets.",
  input: oneOrMany(caseless({ ...existing, ...itemMembers })),
  output: z.array(snippet),
  bodyLimit,
});

export const deleteSnippets = defineEndpoint({
  ...items,
  ...deleting,
  summary: "Delete snippets.",
});
