export { type DifferenceRow, type DiffPart, differences } from "./differences.ts";
export { linesOf } from "./lines-of.ts";
export { type Merged, mergeDocuments, mergeValues } from "./merge-documents.ts";
export { rewritten } from "./rewritten.ts";
export { type ChangedStretch, type TextChange, textChanges } from "./text-changes.ts";
