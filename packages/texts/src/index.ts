export { catalogue } from "./catalogue.ts";
export { date } from "./dates.ts";
export { english, type Language, language, speakAs } from "./language.ts";
export { bestLanguage, loadLanguage, madeUpTag } from "./languages.ts";
export { inOrder, oneOf } from "./lists.ts";
export { number } from "./numbers.ts";
export { quoted } from "./quoted.ts";
export { say } from "./say.ts";
