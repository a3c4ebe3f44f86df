export { epubDocument } from "./epub-document.ts";
