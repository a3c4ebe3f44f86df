export { type EpubProperties, epubFile } from "./epub-file.ts";
