export { compileTexts } from "./compile-texts.ts";
