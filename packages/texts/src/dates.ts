import { dateForm } from "./forms.ts";
import { language } from "./language.ts";

/**
 * A day or time, in the parts of it that are asked for; in the time of this machine unless a time zone is named. `tag` is
 * for what is not said to a reader but written into a text.
 */
export const date = (
  at: Date | string | number,
  options: Intl.DateTimeFormatOptions,
  tag: string = language().tag,
): string => dateForm(tag, options).format(new Date(at));
