import { defineTable } from "./define-table.ts";
import { sizes } from "./sizes.ts";

/** Pieces of text to insert. `Text` may hold placeholders such as `{{cursor}}`. */
export const snippets = defineTable({
  table: "snippet",
  collection: "Folder",
  called: ["Name", "Shortcut"],
  same: { alone: "Shortcut", exactly: ["Folder"], anyCase: ["Name"], apart: ["Text"] },
  aliases: {
    content: "Text",
    snippet: "Text",
    contenthtml: "Html",
    abbreviation: "Shortcut",
    trigger: "Shortcut",
    label: "Name",
  },
  members: {
    SnippetFolderId: { kind: "row", optional: false, column: "folder_id", filter: "plain" },
    Name: {
      kind: "line",
      most: sizes.name,
      required: "stored",
      filter: "folded",
    },
    Text: { kind: "text", most: sizes.snippetText, required: "always", filter: "folded" },
    Html: { kind: "maybe", most: sizes.snippetText * 4 },
    Shortcut: { kind: "maybe", most: 30, filter: "folded" },
    Description: { kind: "text", most: sizes.description, filter: "plain" },
    Language: { kind: "line", most: sizes.language, filter: "plain" },
    Tags: { kind: "list", most: sizes.name, count: 50 },
  },
});
