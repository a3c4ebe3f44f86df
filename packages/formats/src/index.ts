export type { CommentForm } from "./comment-form.ts";
export { type FormatSettings, type TextFormat, textFormats } from "./format.ts";
export {
  commentForms,
  formatOf,
  formatOfLanguage,
  formOf,
  isProse,
  knownFormat,
  languageIds,
  namesIn,
} from "./known-formats.ts";
