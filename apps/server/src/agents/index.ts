export { openAgents } from "./open.ts";
