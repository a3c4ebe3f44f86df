import { kept } from "./kept.ts";
import { language } from "./language.ts";

const listForm = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const orderForm = kept((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options));

/** “a, b, or c”: things one of which is meant. */
export const oneOf = (things: readonly string[]): string =>
  listForm(language().tag, { type: "disjunction" }).format(things);

/** Which of two words stands first in a list; numbers in them count as numbers. */
export const inOrder = (a: string, b: string): number => orderForm(language().tag, { numeric: true }).compare(a, b);
