export { lookUpWords } from "./look-up.ts";
export { openExplorer } from "./open.ts";
