import { numberForm } from "./forms.ts";
import { language } from "./language.ts";

/** Formats a number for reading: 1,204. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberForm(language().tag, options).format(value);
