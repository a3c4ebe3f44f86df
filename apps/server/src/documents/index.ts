export { openDocuments } from "./open.ts";
export { newestTexts } from "./store.ts";
