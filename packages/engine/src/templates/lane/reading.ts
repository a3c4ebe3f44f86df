import type { Analysis } from "../../analysis.ts";
import type { Finding } from "../../finding.ts";
import { markupMark, opaqueMark } from "../../text/mask.ts";
import type { Span } from "../../text/span.ts";
import { type Quotation, quotations } from "./quotations.ts";

/** A paragraph as templates read it. */
export interface Reading {
  readonly a: Analysis;
  /** What our own rules say about it, settings not yet applied. */
  readonly said: readonly Finding[];
  /** The text at equal length; markup and what is no prose (code, addresses, paths) are private-use marks. */
  readonly prose: string;
  readonly quotations: readonly Quotation[];
  /** Whether the place lies in the words of somebody else: between quotation marks, or in a quoted block. */
  isQuoted(at: number): boolean;
}

const whiteSpace = /\s/;

/** What a reader of the paragraph sees, at equal length. */
function proseOf({ text, tokens }: Analysis): string {
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

/** Spans in order, those that overlap made one. */
function merged(spans: readonly Span[]): Span[] {
  const apart: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = apart.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}

/** Whether `at` lies in one of some spans that are in order and apart. */
function within(spans: readonly Span[], at: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= at;
}

/** A paragraph made ready for templates; what costs is worked out when it is first asked for. */
export function readingOf(a: Analysis, said: readonly Finding[]): Reading {
  let prose: string | undefined;
  let quoted: readonly Quotation[] | undefined;
  let stretches: readonly Span[] | undefined;
  return {
    a,
    said,
    get prose() {
      prose ??= proseOf(a);
      return prose;
    },
    get quotations() {
      quoted ??= quotations(this.prose);
      return quoted;
    },
    isQuoted(at) {
      stretches ??= merged(this.quotations);
      return a.kind === "quote" || within(stretches, at);
    },
  };
}
