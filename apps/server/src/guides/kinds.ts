import { limits } from "@housestyle/contract";
import { guideItems, guides } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";
import { texts } from "../texts.ts";

const count = "(select count(*) from style_guide_item i where i.owner_id = t.owner_id and i.style_guide_id = t.id)";

/** The content type for style guides. */
export const guideKind: ContentKind = {
  ...ofTable(guides),
  computed: { ItemCount: count },
  aliases: { RuleCount: "ItemCount" },
  defaultOrder: "Name",
  mostPerOwner: limits.guides,
  firstName: () => texts.content.firstGuide,
  act: "style-guide",
};

/** The content type for rules, each in a guide. */
export const guideItemKind: ContentKind = {
  ...ofTable(guideItems),
  computed: {},
  defaultOrder: "Match",
  parent: { kind: guideKind, member: "StyleGuideId", most: limits.guideItems },
  act: "rule",
};
