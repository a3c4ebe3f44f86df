import { dateForm } from "./forms.ts";
import { language } from "./language.ts";

/**
 * Formats a date or time with the requested parts, in the local time zone unless another is named. `tag` is a language
 * for text that is not addressed to the reader.
 */
export const date = (
  at: Date | string | number,
  options: Intl.DateTimeFormatOptions,
  tag: string = language().tag,
): string => dateForm(tag, options).format(new Date(at));
