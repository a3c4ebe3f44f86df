export { askServer } from "./ask-server.ts";
export type { Shared } from "./bundle.ts";
export type { Server } from "./server.ts";
export { TeamRules } from "./team-rules.ts";
export { teamSnippets } from "./team-snippets.ts";
export { together } from "./together.ts";
