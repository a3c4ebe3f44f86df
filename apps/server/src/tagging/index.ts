export { toDocTag } from "./doc-tag.ts";
export { type PlacedRule, toHouseRules } from "./house-rules.ts";
