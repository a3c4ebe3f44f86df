import { snippetFolders, snippets } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";
import { texts } from "../texts.ts";

/** The content type for snippet folders. */
export const folderKind: ContentKind = {
  ...ofTable(snippetFolders),
  computed: {
    ItemCount: "(select count(*) from snippet s where s.owner_id = t.owner_id and s.folder_id = t.id)",
  },
  defaultOrder: "Name",
  within: "parent_id",
  mostPerOwner: 1_000,
  firstName: () => texts.content.firstFolder,
  act: "snippet-folder",
};

const use = (column: string) =>
  `(select u.${column} from snippet_use u where u.owner_id = t.owner_id and u.snippet_id = t.id)`;

/** The content type for snippets, each in a folder. */
export const snippetKind: ContentKind = {
  ...ofTable(snippets),
  computed: { UseCount: `coalesce(${use("use_count")}, 0)`, LastUsedOn: use("last_used_on") },
  defaultOrder: "Name",
  parent: { kind: folderKind, member: "SnippetFolderId", most: 5_000 },
  act: "snippet",
};
