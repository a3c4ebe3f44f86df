export { openProvisioning } from "./open.ts";
