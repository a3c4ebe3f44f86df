export { catalogue } from "./catalogue.ts";
export { english, type Language, language, speakAs } from "./language.ts";
export { bestLanguage, loadLanguage, madeUpTag } from "./languages.ts";
export { say } from "./say.ts";
