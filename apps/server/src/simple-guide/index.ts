export { openSimpleGuide } from "./open.ts";
