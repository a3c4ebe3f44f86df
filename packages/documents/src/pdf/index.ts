export { pdfDocument } from "./pdf-document.ts";
