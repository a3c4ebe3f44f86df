import { snippetFolders, snippets } from "@housestyle/tables";
import { z } from "zod";
import { contentCalls } from "./content-calls.ts";
import { answeredRow } from "./row.ts";
import { memberInputs } from "./row-members.ts";
import { texts } from "./texts.ts";
import { optionalRowId } from "./wire/ids.ts";

const folderMembers = {
  ...memberInputs(snippetFolders),
  ParentId: optionalRowId.optional(),
  TeamId: optionalRowId.optional(),
};

const itemMembers = {
  ...memberInputs(snippets),
  Shortcut: z
    .string()
    .regex(/^\S{2,30}$/u, { error: () => texts.shortcut })
    .optional(),
};

/** A folder of snippets. */
export const snippetFolder = answeredRow(snippetFolders, {
  ParentId: z.number().nullable(),
  ItemCount: z.number(),
  CanEdit: z.boolean(),
});

/** A snippet. */
export const snippet = answeredRow(snippets, {
  UseCount: z.number(),
  LastUsedOn: z.string().nullable(),
});

/** The calls for folders of snippets. */
export const snippetFolderCalls = contentCalls({
  path: "/api/snippetfolder",
  group: "Snippets",
  given: folderMembers,
  row: snippetFolder,
  summaries: {
    list: "List snippet folders.",
    add: "Create snippet folders.",
    change: "Replace snippet folders.",
    remove: "Delete folders with all their subfolders and snippets.",
  },
});

/** Lists folders of snippets. */
export const listSnippetFolders = snippetFolderCalls.list;
/** Adds folders of snippets. */
export const addSnippetFolders = snippetFolderCalls.add;
/** Changes folders of snippets. */
export const changeSnippetFolders = snippetFolderCalls.change;
/** Deletes folders of snippets. */
export const deleteSnippetFolders = snippetFolderCalls.remove;

/** The calls for snippets. */
export const snippetCalls = contentCalls({
  path: "/api/snippetfolder/items",
  group: "Snippets",
  given: itemMembers,
  row: snippet,
  summaries: {
    list: "List snippets.",
    add: "Add snippets.",
    change: "Replace snippets.",
    remove: "Delete snippets.",
  },
  // A thousand snippets at their longest, written as JSON.
  writes: { bodyLimit: 20_000_000 },
  added: [{ SnippetFolderId: 1, Name: "Greeting", Text: "Dear {{field:Name}},", Shortcut: "dear" }],
});

/** Lists snippets. */
export const listSnippets = snippetCalls.list;
/** Adds snippets. */
export const addSnippets = snippetCalls.add;
/** Changes snippets. */
export const changeSnippets = snippetCalls.change;
/** Deletes snippets. */
export const deleteSnippets = snippetCalls.remove;
