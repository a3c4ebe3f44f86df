import { kept } from "./kept.ts";
import { language } from "./language.ts";

const listForm = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const orderForm = kept((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options));

/** Returns “a, b, or c”. */
export const oneOf = (things: readonly string[]): string =>
  listForm(language().tag, { type: "disjunction" }).format(things);

/** Returns “a, b, and c”. */
export const allOf = (things: readonly string[]): string =>
  listForm(language().tag, { type: "conjunction" }).format(things);

/** Compares two words for sorting. Digits are compared by value, so that 2 comes before 10. */
export const inOrder = (a: string, b: string): number => orderForm(language().tag, { numeric: true }).compare(a, b);
