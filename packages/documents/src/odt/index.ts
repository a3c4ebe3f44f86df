export { flatOdtDocument, odtDocument } from "./odt-document.ts";
