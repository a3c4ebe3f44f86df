export { serveLanguage } from "./serve-language.ts";
export type { Server } from "./team-rules.ts";
export type { Wishes } from "./wishes.ts";
export type { LanguageWorld } from "./world.ts";
