export { finalDraftDocument } from "./final-draft-document.ts";
