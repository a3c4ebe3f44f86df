import { numberForm } from "./forms.ts";
import { language } from "./language.ts";

/** A number as people write it: 1,204. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberForm(language().tag, options).format(value);
