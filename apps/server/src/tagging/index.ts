export { coverSomething, toDocTag } from "./doc-tag.ts";
export { type PlacedRule, type RuleDraft, toHouseRule, toHouseRules, toTrial } from "./house-rules.ts";
export { categoryName, reportOf } from "./report-of.ts";
