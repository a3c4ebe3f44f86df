import { defineTable } from "./define-table.ts";
import { sizes } from "./sizes.ts";

const name = { kind: "line", most: sizes.name, required: "always", filter: "folded" } as const;
const description = { kind: "text", most: sizes.description, filter: "plain" } as const;

/** What a style guide and a term base say of themselves beside their names. */
const facts = {
  Description: description,
  Language: { kind: "line", most: sizes.language, filter: "plain" },
  IsEnabled: { kind: "flag", otherwise: true, filter: "plain" },
} as const;

/** Collections are the same when their names are. */
const byName = { called: ["Name"], same: { anyCase: ["Name"] } } as const;

/** Style guides; rules lie in them. */
export const guides = defineTable({
  table: "style_guide",
  ...byName,
  members: { Name: name, ...facts },
});

/** Term bases; terms lie in them. */
export const termBases = defineTable({
  table: "term_base",
  ...byName,
  members: { Name: name, ...facts },
});

/** Folders; snippets lie in them, and other folders. */
export const snippetFolders = defineTable({
  table: "snippet_folder",
  ...byName,
  members: {
    Name: { ...name, most: sizes.folderName },
    Description: description,
    ParentId: { kind: "row", optional: true, filter: "plain" },
    Position: { kind: "place", filter: "plain" },
  },
});
