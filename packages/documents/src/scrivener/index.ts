export { binderPath, isBinder, isBinderText } from "./project-files.ts";
export { scrivenerDocument } from "./scrivener-document.ts";
