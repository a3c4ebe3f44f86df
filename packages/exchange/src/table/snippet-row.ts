import { keyOfParts, type Table } from "./table.ts";

/** A piece of text to insert, and the folder it lies in. `Text` may hold placeholders such as `{{cursor}}`. */
export type SnippetRow = {
  readonly Folder: string;
  readonly Name: string;
  readonly Text: string;
  readonly Html: string | null;
  readonly Shortcut: string | null;
  readonly Description: string;
  readonly Language: string;
  readonly Tags: readonly string[];
};

/** Snippets are the same when their shortcut is; those without one when folder and name are. */
export const snippetTable: Table<SnippetRow> = {
  columns: {
    Folder: { kind: "line" },
    Name: { kind: "line" },
    Text: { kind: "text", required: true },
    Html: { kind: "maybe" },
    Shortcut: { kind: "maybe" },
    Description: { kind: "text" },
    Language: { kind: "line" },
    Tags: { kind: "list" },
  },
  aliases: {
    content: "Text",
    snippet: "Text",
    contenthtml: "Html",
    abbreviation: "Shortcut",
    trigger: "Shortcut",
    label: "Name",
  },
  keyOf: ({ Shortcut, Folder, Name }) =>
    Shortcut === null ? keyOfParts("name", Folder, Name) : keyOfParts("shortcut", Shortcut),
};
