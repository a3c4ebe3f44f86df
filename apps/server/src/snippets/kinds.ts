import type { ContentKind } from "../content/index.ts";

/** Folders of snippets. */
export const folderKind: ContentKind = {
  table: "snippet_folder",
  members: {
    Name: { column: "name", type: "text" },
    Description: { column: "description", type: "text" },
    ParentId: { column: "parent_id", type: "bigint" },
    Position: { column: "position", type: "integer" },
  },
  computed: {
    ItemCount: "(select count(*) from snippet s where s.owner_id = t.owner_id and s.folder_id = t.id)",
  },
  columns: {
    Name: { type: "text", sql: "t.name", folded: "t.name_fold" },
    Description: { type: "text", sql: "t.description" },
    Position: { type: "number", sql: "t.position" },
    ParentId: { type: "number", sql: "t.parent_id" },
  },
  defaultOrder: "Name",
  within: "parent_id",
  mostPerOwner: 1_000,
  firstName: "Snippets",
  act: "snippet-folder",
  called: "Name",
  uniqueMember: "Name",
};

const use = (column: string) =>
  `(select u.${column} from snippet_use u where u.owner_id = t.owner_id and u.snippet_id = t.id)`;

/** Snippets, each in a folder. */
export const snippetKind: ContentKind = {
  table: "snippet",
  members: {
    SnippetFolderId: { column: "folder_id", type: "bigint" },
    Name: { column: "name", type: "text" },
    Text: { column: "text", type: "text" },
    Html: { column: "html", type: "text" },
    Shortcut: { column: "shortcut", type: "text" },
    Description: { column: "description", type: "text" },
    Language: { column: "language", type: "text" },
    Tags: { column: "tags", type: "text[]" },
  },
  computed: { UseCount: `coalesce(${use("use_count")}, 0)`, LastUsedOn: use("last_used_on") },
  columns: {
    SnippetFolderId: { type: "number", sql: "t.folder_id" },
    Name: { type: "text", sql: "t.name", folded: "t.name_fold" },
    Text: { type: "text", sql: "t.text", folded: "t.text_fold" },
    Shortcut: { type: "text", sql: "t.shortcut", folded: "t.shortcut_fold" },
    Description: { type: "text", sql: "t.description" },
    Language: { type: "text", sql: "t.language" },
  },
  defaultOrder: "Name",
  parent: { kind: folderKind, member: "SnippetFolderId", most: 5_000 },
  act: "snippet",
  called: "Name",
  uniqueMember: "Shortcut",
};
