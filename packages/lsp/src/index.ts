export type { TeamServer } from "@housestyle/project/team";
export type { LanguageServerContext } from "./language-server-context.ts";
export { serveLanguage } from "./serve-language.ts";
export type { UserPreferences } from "./user-preferences.ts";
