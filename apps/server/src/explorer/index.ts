export { openExplorer } from "./open.ts";
