export { documentOfRtf, rtfDocument, rtfSource } from "./rtf-document.ts";
