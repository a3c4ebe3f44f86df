export { odtArchive } from "./odt-archive.ts";
export { flatOdtDocument, odtDocument } from "./odt-document.ts";
export { odtImages } from "./odt-images.ts";
export { odtParts } from "./odt-parts.ts";
