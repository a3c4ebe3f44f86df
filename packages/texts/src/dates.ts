import { dateForm } from "./forms.ts";
import { language } from "./language.ts";

/** A day or time, in the parts of it that are asked for; in the time of this machine unless a time zone is named. */
export const date = (at: Date | string | number, options: Intl.DateTimeFormatOptions): string =>
  dateForm(language().tag, options).format(new Date(at));
