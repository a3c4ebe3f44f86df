export type { Server } from "@housestyle/project/team";
export { serveLanguage } from "./serve-language.ts";
export type { Wishes } from "./wishes.ts";
export type { LanguageWorld } from "./world.ts";
