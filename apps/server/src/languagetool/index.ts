export { openLanguagetool } from "./open.ts";
