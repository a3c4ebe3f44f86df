export { openCollaboration } from "./open.ts";
