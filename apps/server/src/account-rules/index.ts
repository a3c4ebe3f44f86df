export { type AccountRulesService, createAccountRules } from "./account-rules.ts";
export { openAccountRules } from "./open.ts";
