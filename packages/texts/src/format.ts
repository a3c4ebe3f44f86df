import format from "icu-minify/format";
import { dateForm, numberForm, pluralForm } from "./forms.ts";
import type { Message } from "./language.ts";

/** A value that a message can contain. A number without a format has no separators. */
export type MessageValue = string | number | boolean | Date;

const formatters = { getDateTimeFormat: dateForm, getNumberFormat: numberForm, getPluralRules: pluralForm };

/** Returns the message with its values, formatted for the language `tag`. */
export function written(message: Message, tag: string, values: Readonly<Record<string, MessageValue>>): string {
  return String(format(message, tag, { ...values }, { formatters }));
}
