import type { Words } from "../facts/analysis.ts";
import { cut } from "../facts/cut.ts";
import { defineFact } from "../facts/fact.ts";
import { markupMark, opaqueMark } from "../text/mask.ts";
import { spanSet } from "../text/span-set.ts";
import type { Word } from "../text/token.ts";
import { quotations } from "./quotations.ts";

const whiteSpace = /\s/;

/**
 * What a reader of the paragraph sees, at equal length: markup and what is no prose (code, addresses, paths) are
 * private-use marks.
 */
export const prose = defineFact({ id: "prose", needs: [cut], make: ([{ tokens }], { text }) => proseOf(text, tokens) });

function proseOf(text: string, tokens: readonly Word[]): string {
  let prose = "";
  const gap = (start: number, end: number): void => {
    for (let i = start; i < end; i++) prose += whiteSpace.test(text[i] ?? "") ? text[i] : markupMark;
  };
  for (const token of tokens) {
    gap(prose.length, token.start);
    prose += token.kind === "opaque" ? opaqueMark.repeat(token.end - token.start) : text.slice(token.start, token.end);
  }
  gap(prose.length, text.length);
  return prose;
}

/** The quotations of a paragraph in the order they begin. */
export const quotationsIn = defineFact({ id: "quotations", needs: [prose], make: ([text]) => quotations(text) });

const quotedIn = defineFact({ id: "quoted", needs: [quotationsIn], make: ([found]) => spanSet(found) });

/** Whether the place, in UTF-16 units, lies between quotation marks, the opening one included. */
export const isInQuotation = (a: Words, at: number): boolean => a.of(quotedIn).has(at);

/** Whether token `index` stands between quotation marks, or in a paragraph of speech: people may talk as they like. */
export function isQuoted(a: Words, index: number): boolean {
  const token = a.tokens[index];
  return a.kind === "dialogue" || a.kind === "quote" || (token !== undefined && isInQuotation(a, token.start));
}
