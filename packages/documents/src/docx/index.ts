export { type DocxDocument, docxDocument } from "./docx-document.ts";
export { UnreadableXml } from "./xml-pieces.ts";
