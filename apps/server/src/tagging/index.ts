export { coverSomething, toDocTag } from "./doc-tag.ts";
export { type PlacedRule, type RuleDraft, toHouseRule, toHouseRules, toTrial } from "./house-rules.ts";
export { markHtml } from "./mark-html.ts";
export { categoryName, reportOf } from "./report-of.ts";
export { reportsNamed, toReportTags } from "./report-tags.ts";
