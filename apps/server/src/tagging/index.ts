export { toDocTag } from "./doc-tag.ts";
export { toHouseRules } from "./house-rules.ts";
