export { type CommentForm, type FormatSettings, type TextFormat, textFormats } from "./format.ts";
export {
  commentForms,
  formatOf,
  formatOfLanguage,
  formOf,
  isProse,
  knownFormat,
  languageIds,
} from "./known-formats.ts";
