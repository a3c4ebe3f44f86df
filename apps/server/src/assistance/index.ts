export { openAssistance } from "./open.ts";
