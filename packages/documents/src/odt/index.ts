export { flatOdtDocument, odtDocument } from "./odt-document.ts";
export { type OdtProperties, odtParts } from "./odt-parts.ts";
