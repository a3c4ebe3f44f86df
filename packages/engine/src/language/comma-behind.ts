import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";

/** The place of a word and what puts a comma behind it: a comma alone would have no place to be shown at. */
export const commaBehind = ({ start, end, text }: Token): Span & { readonly suggestions: readonly string[] } => ({
  start,
  end,
  suggestions: [`${text},`],
});
