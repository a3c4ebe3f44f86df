export { type DocxDocument, docxDocument } from "./docx-document.ts";
export { type DocxParts, docxParts } from "./docx-parts.ts";
