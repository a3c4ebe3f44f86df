import type { Analysis } from "../../facts/analysis.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Quotation } from "../../language/quotations.ts";
import { isInQuotation, prose, quotationsIn } from "../../language/quoted.ts";
import type { Phrases } from "../../pattern/phrases.ts";

/** A paragraph as templates read it. */
export interface TemplateContext {
  readonly a: Analysis;
  /** What our own rules say about it, settings not yet applied. */
  readonly said: readonly Finding[];
  /** The text at equal length; markup and what is no prose (code, addresses, paths) are private-use marks. */
  readonly prose: string;
  readonly quotations: readonly Quotation[];
  /** The tables of phrases, those of templates among them. */
  readonly phrases: Phrases;
  /** Whether the place lies in the words of somebody else: between quotation marks, or in a quoted block. */
  isQuoted(at: number): boolean;
}

/** A paragraph made ready for templates. */
export function readingOf(a: Analysis, said: readonly Finding[], phrases: Phrases): TemplateContext {
  return {
    a,
    phrases,
    said,
    get prose() {
      return a.of(prose);
    },
    get quotations() {
      return a.of(quotationsIn);
    },
    isQuoted: (at) => a.kind === "quote" || isInQuotation(a, at),
  };
}
