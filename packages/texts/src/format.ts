import format from "icu-minify/format";
import { dateForm, numberForm, pluralForm } from "./forms.ts";
import type { Message } from "./language.ts";

/** What may be put into a sentence. A number in a plain place is written without separators. */
export type MessageValue = string | number | boolean | Date;

const formatters = { getDateTimeFormat: dateForm, getNumberFormat: numberForm, getPluralRules: pluralForm };

/** The sentence with its values, by the habits of the language `tag`. */
export function written(message: Message, tag: string, values: Readonly<Record<string, MessageValue>>): string {
  return String(format(message, tag, { ...values }, { formatters }));
}
