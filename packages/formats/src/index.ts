export type { CommentForm } from "./comment-form.ts";
export { type FormatSettings, type TextFormat, textFormats } from "./format.ts";
export {
  commentForms,
  formatForPath,
  formatOf,
  formatOfLanguage,
  formOf,
  isProse,
  languageIds,
  namesIn,
} from "./format-for-path.ts";
