export { foldVersion } from "./fold-steps.ts";
export { openDocuments } from "./open.ts";
export { mayWriteFor, mustBeOut, mustRead } from "./policy.ts";
export { currentVersions, insertSteps, readSteps } from "./step-store.ts";
export { type DocumentFacts, newestTexts, readFacts, readOne } from "./store.ts";
export { versionedDocument } from "./versioned-document.ts";
