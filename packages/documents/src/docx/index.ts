export { type DocxDocument, docxDocument } from "./docx-document.ts";
export { type DocxParts, docxParts } from "./docx-parts.ts";
export type { ChangeAuthor } from "./tracked/revisions.ts";
export type { TrackedWords, UntrackedChange } from "./tracked/with-tracked-words.ts";
