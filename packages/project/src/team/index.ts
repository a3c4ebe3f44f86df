export { type Added, addToDictionary, isKeepable, type TeamDictionaryEntry } from "./add-to-dictionary.ts";
export { askServer } from "./ask-server.ts";
export type { Shared, TeamDepth } from "./bundle.ts";
export { ruleAddress } from "./rule-address.ts";
export type { TeamServer } from "./server.ts";
export { TeamRules } from "./team-rules.ts";
export { teamSnippets } from "./team-snippets.ts";
export { together } from "./together.ts";
