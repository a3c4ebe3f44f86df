export { openSources } from "./open.ts";
