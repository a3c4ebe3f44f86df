import type { Words } from "../facts/analysis.ts";
import { cut } from "../facts/cut.ts";
import { defineFact } from "../facts/fact.ts";
import { markupMark, opaqueMark } from "../text/mask.ts";
import { spanSet } from "../text/span-set.ts";
import type { Word } from "../text/token.ts";
import { quotations } from "./quotations.ts";

/**
 * What a reader of the paragraph sees, at equal length: markup and what is no prose (code, addresses, paths) are
 * private-use marks.
 */
export const prose = defineFact({ id: "prose", needs: [cut], make: ([{ tokens }], { text }) => proseOf(text, tokens) });

function proseOf(text: string, tokens: readonly Word[]): string {
  let prose = "";
  let at = 0;
  for (const { kind, start, end } of tokens) {
    prose += gapOf(text, at, start) + (kind === "opaque" ? opaqueMark.repeat(end - start) : text.slice(start, end));
    at = end;
  }
  return prose + gapOf(text, at, text.length);
}

/** What lies between two tokens: white space, and markup that the reader does not see. */
const gapOf = (text: string, start: number, end: number): string =>
  start === end ? "" : text.slice(start, end).replace(/\S/g, markupMark);

/** The quotations of a paragraph in the order they begin. */
export const quotationsIn = defineFact({ id: "quotations", needs: [prose], make: ([text]) => quotations(text) });

/** Where it quotes, ready to be asked. */
export const quotedIn = defineFact({ id: "quoted", needs: [quotationsIn], make: ([found]) => spanSet(found) });

/** Whether the place, in UTF-16 units, lies between quotation marks, the opening one included. */
export const isInQuotation = (a: Words, at: number): boolean => a.of(quotedIn).has(at);

/** Whether token `index` stands between quotation marks, or in a paragraph of speech: people may talk as they like. */
export function isQuoted(a: Words, index: number): boolean {
  const token = a.tokens[index];
  return a.kind === "dialogue" || a.kind === "quote" || (token !== undefined && isInQuotation(a, token.start));
}
