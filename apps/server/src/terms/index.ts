export { termBaseKind, termKind } from "./kinds.ts";
export { openTerms } from "./open.ts";
export { mayAddTerms } from "./policy.ts";
