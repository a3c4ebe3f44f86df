export { coverSomething, toDocTag } from "./doc-tag.ts";
export { markHtml } from "./mark-html.ts";
export { categoryName, reportOf } from "./report-of.ts";
export { reportsNamed, toReportTags } from "./report-tags.ts";
export { type PlacedRule, type RuleDraft, toTeamRule, toTeamRules, toTrial } from "./style-guide-rules.ts";
