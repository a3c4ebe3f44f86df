export { openNorms } from "./open.ts";
