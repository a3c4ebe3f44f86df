import { kept } from "./kept.ts";

export const numberForm = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const dateForm = kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
export const pluralForm = kept((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));
