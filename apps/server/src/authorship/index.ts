export { noteSteps, prepareSave } from "./note-authors.ts";
export { openAuthorship } from "./open.ts";
export { readNames, readProvenance } from "./store.ts";
