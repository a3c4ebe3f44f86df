import { kept } from "./kept.ts";
import { language } from "./language.ts";

const listForm = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const orderForm = kept((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options));

/** “a, b, or c”: things one of which is meant. */
export const oneOf = (things: readonly string[]): string =>
  listForm(language().tag, { type: "disjunction" }).format(things);

/** “a, b, and c”: things that are all meant. */
export const allOf = (things: readonly string[]): string =>
  listForm(language().tag, { type: "conjunction" }).format(things);

/** Compares two words for sorting; digits compare by their value, so that 2 comes before 10. */
export const inOrder = (a: string, b: string): number => orderForm(language().tag, { numeric: true }).compare(a, b);
