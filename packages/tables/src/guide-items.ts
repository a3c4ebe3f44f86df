import { defineTable } from "./define-table.ts";
import { sizes } from "./sizes.ts";

const pattern = { kind: "text", most: sizes.savedPattern } as const;
const context = { kind: "list", most: sizes.savedPattern, count: 3 } as const;

/** Rules of style guides. Empty `Replace` only flags; `|` separates alternatives. */
export const guideItems = defineTable({
  table: "style_guide_item",
  collection: "Guide",
  called: ["Match"],
  // Letter case tells rules apart: a team may well have one for “web” and one for “Web”.
  same: { exactly: ["Guide", "Match"], apart: ["Replace", "CaseSensitive"] },
  aliases: { styleguide: "Guide", pattern: "Match", replacement: "Replace", enabled: "IsEnabled", regex: "IsRegex" },
  members: {
    StyleGuideId: { kind: "row", optional: true, filter: "plain" },
    Name: { kind: "line", most: sizes.name, filter: "plain" },
    Match: { ...pattern, required: "always", filter: "folded" },
    Replace: { ...pattern, filter: "folded" },
    WrongSentence: { ...pattern, filter: "folded" },
    RightSentence: pattern,
    Message: { kind: "text", most: sizes.savedMessage, filter: "folded" },
    IsEnabled: { kind: "flag", otherwise: true, filter: "plain" },
    CaseSensitive: { kind: "flag", otherwise: false, filter: "plain" },
    IsRegex: { kind: "flag", otherwise: false, filter: "plain" },
    Severity: { kind: "choice", values: ["hint", "warning", "error"], otherwise: "warning", filter: "plain" },
    Category: { kind: "line", most: sizes.name, filter: "plain" },
    Url: { kind: "line", most: sizes.url },
    IncludeContext: context,
    ExcludeContext: context,
    Position: { kind: "place", filter: "plain" },
  },
});
