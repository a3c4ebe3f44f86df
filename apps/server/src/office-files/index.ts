export { openOfficeFiles } from "./open.ts";
