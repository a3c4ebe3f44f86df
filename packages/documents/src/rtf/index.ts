export { rtfDocument } from "./rtf-document.ts";
