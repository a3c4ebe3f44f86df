import { limits } from "@housestyle/contract";
import type { ContentKind } from "../content/index.ts";

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
  table: "style_guide_item",
  members: {
    StyleGuideId: { column: "style_guide_id", type: "bigint" },
    Name: { column: "name", type: "text" },
    Match: { column: "match", type: "text" },
    Replace: { column: "replace", type: "text" },
    WrongSentence: { column: "wrong_sentence", type: "text" },
    RightSentence: { column: "right_sentence", type: "text" },
    Message: { column: "message", type: "text" },
    IsEnabled: { column: "is_enabled", type: "boolean" },
    CaseSensitive: { column: "case_sensitive", type: "boolean" },
    IsRegex: { column: "is_regex", type: "boolean" },
    Severity: { column: "severity", type: "text" },
    Category: { column: "category", type: "text" },
    Url: { column: "url", type: "text" },
    IncludeContext: { column: "include_context", type: "text[]" },
    ExcludeContext: { column: "exclude_context", type: "text[]" },
    Position: { column: "position", type: "integer" },
  },
  computed: {},
  columns: {
    StyleGuideId: { type: "number", sql: "t.style_guide_id" },
    Name: { type: "text", sql: "t.name" },
    Match: { type: "text", sql: "t.match", folded: "t.match_fold" },
    Replace: { type: "text", sql: "t.replace", folded: "t.replace_fold" },
    WrongSentence: { type: "text", sql: "t.wrong_sentence", folded: "t.wrong_sentence_fold" },
    Message: { type: "text", sql: "t.message", folded: "t.message_fold" },
    IsEnabled: { type: "boolean", sql: "t.is_enabled" },
    CaseSensitive: { type: "boolean", sql: "t.case_sensitive" },
    IsRegex: { type: "boolean", sql: "t.is_regex" },
    Severity: { type: "text", sql: "t.severity" },
    Category: { type: "text", sql: "t.category" },
    Position: { type: "number", sql: "t.position" },
  },
  defaultOrder: "Match",
  parent: { kind: guideKind, member: "StyleGuideId", most: limits.guideItems },
  act: "rule",
  called: "Match",
  uniqueMember: "Match",
};
