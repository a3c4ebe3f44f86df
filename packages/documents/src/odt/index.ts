export { flatOdtDocument, odtDocument } from "./odt-document.ts";
export { odtParts } from "./odt-parts.ts";
