export { toDocTag } from "./doc-tag.ts";
export { type PlacedRule, type RuleText, toHouseRule, toHouseRules } from "./house-rules.ts";
export { categoryName, reportOf } from "./report-of.ts";
