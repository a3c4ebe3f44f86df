export type { Shared } from "./bundle.ts";
export { type Server, TeamRules } from "./team-rules.ts";
export { together } from "./together.ts";
