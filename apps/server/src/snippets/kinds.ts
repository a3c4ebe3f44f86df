import { snippets } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";

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
  ...ofTable(snippets),
  computed: { UseCount: `coalesce(${use("use_count")}, 0)`, LastUsedOn: use("last_used_on") },
  defaultOrder: "Name",
  parent: { kind: folderKind, member: "SnippetFolderId", most: 5_000 },
  act: "snippet",
  called: "Name",
  uniqueMember: "Shortcut",
};
