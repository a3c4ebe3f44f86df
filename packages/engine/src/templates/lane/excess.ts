import type { PlacedHit } from "../../rule/rule.ts";
import type { Span } from "../../text/span.ts";
import { type DocumentLane, wholeDocument } from "./template.ts";
import type { TemplateContext } from "./template-context.ts";

/** A thing that is counted, where it stands, and what might be written instead. */
export interface CountedSpan extends Span {
  readonly suggestions?: readonly string[];
}

/** What is counted in a paragraph, and how much there is to count it against: words, sentences. */
export interface ExcessCount {
  readonly marks: readonly CountedSpan[];
  readonly of: number;
}

/** What a document may hold and what is said of everything beyond it. */
export interface DocumentAllowance {
  readonly tally: (r: TemplateContext) => ExcessCount;
  /** How many marks a document with so much of everything may hold. */
  readonly allowed: (of: number) => number;
  readonly message: (count: number, of: number) => string;
}

/** What is remembered of a tally: no more than is needed, for it is kept for every paragraph. */
const slim = ({ marks, of }: ExcessCount): ExcessCount => ({
  marks: marks.map(({ start, end, suggestions = [] }) => ({ start, end, suggestions })),
  of,
});

/** What is counted in a stretch, and how much there is to count it against. */
interface Count {
  readonly count: number;
  readonly of: number;
}

/** Counts marks in the whole document and flags those beyond the allowance, in the order they stand. */
export const excess = ({ tally, allowed, message }: DocumentAllowance): DocumentLane =>
  wholeDocument<ExcessCount, Count>({
    note: (r) => slim(tally(r)),
    sum: ({ marks, of }) => ({ count: marks.length, of }),
    merge: (left, right) => ({ count: left.count + right.count, of: left.of + right.of }),
    *result({ count, of }, walk): Generator<PlacedHit> {
      let left = allowed(of);
      if (count <= left) return;
      const said = message(count, of);
      const goesBeyond = (stretch: Count): boolean => {
        if (stretch.count > left) return true;
        left -= stretch.count;
        return false;
      };
      for (const { paragraph, note } of walk(goesBeyond)) {
        for (const { start, end, suggestions = [] } of note.marks.slice(left))
          yield { paragraph, start, end, message: said, suggestions };
        left = Math.max(0, left - note.marks.length);
      }
    },
  });

/** `count` of `of` in percent, rounded. */
export const percentOf = (count: number, of: number): number => Math.round((100 * count) / Math.max(1, of));
