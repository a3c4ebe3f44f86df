import { limits } from "@housestyle/contract";
import { guideItems } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";

const count = "(select count(*) from style_guide_item i where i.owner_id = t.owner_id and i.style_guide_id = t.id)";

/** Style guides. */
export const guideKind: ContentKind = {
  table: "style_guide",
  members: {
    Name: { column: "name", type: "text" },
    Description: { column: "description", type: "text" },
    IsEnabled: { column: "is_enabled", type: "boolean" },
    Language: { column: "language", type: "text" },
  },
  computed: { ItemCount: count },
  aliases: { RuleCount: "ItemCount" },
  columns: {
    Name: { type: "text", sql: "t.name", folded: "t.name_fold" },
    Description: { type: "text", sql: "t.description" },
    IsEnabled: { type: "boolean", sql: "t.is_enabled" },
    Language: { type: "text", sql: "t.language" },
  },
  defaultOrder: "Name",
  mostPerOwner: limits.guides,
  firstName: "General rules",
  act: "style-guide",
  called: "Name",
  uniqueMember: "Name",
};

/** Rules, each in a guide. */
export const guideItemKind: ContentKind = {
  ...ofTable(guideItems),
  computed: {},
  defaultOrder: "Match",
  parent: { kind: guideKind, member: "StyleGuideId", most: limits.guideItems },
  act: "rule",
  called: "Match",
  uniqueMember: "Match",
};
