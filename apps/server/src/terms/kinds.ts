import { limits } from "@housestyle/contract";
import { terms } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";

/** Term bases. */
export const termBaseKind: ContentKind = {
  table: "term_base",
  members: {
    Name: { column: "name", type: "text" },
    Description: { column: "description", type: "text" },
    IsEnabled: { column: "is_enabled", type: "boolean" },
    Language: { column: "language", type: "text" },
  },
  computed: {
    ItemCount: "(select count(*) from term i where i.owner_id = t.owner_id and i.term_base_id = t.id)",
  },
  columns: {
    Name: { type: "text", sql: "t.name", folded: "t.name_fold" },
    Description: { type: "text", sql: "t.description" },
    IsEnabled: { type: "boolean", sql: "t.is_enabled" },
    Language: { type: "text", sql: "t.language" },
  },
  defaultOrder: "Name",
  mostPerOwner: 50,
  firstName: "Terms",
  act: "term-base",
  called: "Name",
  uniqueMember: "Name",
};

/** Terms, each in a base. */
export const termKind: ContentKind = {
  ...ofTable(terms),
  computed: {},
  defaultOrder: "Text",
  parent: { kind: termBaseKind, member: "TermBaseId", most: limits.terms },
  act: "term",
  called: "Text",
  uniqueMember: "Text",
};
