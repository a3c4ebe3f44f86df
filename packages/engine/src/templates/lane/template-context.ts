import type { Analysis } from "../../facts/analysis.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Quotation } from "../../language/quotations.ts";
import { isInQuotation, prose, quotationsIn } from "../../language/quoted.ts";
import type { Phrases } from "../../pattern/phrases.ts";

/** A paragraph as templates read it. */
export interface TemplateContext {
  readonly a: Analysis;
  /** The findings of our own rules before settings apply. */
  readonly said: readonly Finding[];
  /**
   * The text at equal length, with private-use characters for markup and for what is not prose (code, addresses,
   * paths).
   */
  readonly prose: string;
  readonly quotations: readonly Quotation[];
  /** The tables of phrases, those of templates among them. */
  readonly phrases: Phrases;
  /** Returns whether a position is in the words of someone else: in quotation marks or a quoted block. */
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
