export { afterStoredSteps, foldSteps, foldVersion } from "./fold-steps.ts";
export { mustSeeImages } from "./foreign-images.ts";
export { hashSecret, isLinkPassword } from "./link-secret.ts";
export { openDocuments } from "./open.ts";
export { currentVersions, insertSteps, readSteps } from "./step-store.ts";
export { type DocumentFacts, newestTexts, readFacts, readOne } from "./store.ts";
