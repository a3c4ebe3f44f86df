export { noteSteps, prepareSave } from "./note-authors.ts";
export { openAuthorship } from "./open.ts";
export { isRecorded } from "./store.ts";
