export { openPreview } from "./open.ts";
