import type { PlacedHit } from "../../rule/rule.ts";
import type { Span } from "../../text/span.ts";
import { type DocumentLane, wholeDocument } from "./template.ts";
import type { TemplateContext } from "./template-context.ts";

/** Something that is counted, its place, and what to suggest instead. */
export interface CountedSpan extends Span {
  readonly suggestions?: readonly string[];
}

/** The counts of a paragraph, and what they are compared with: words or sentences. */
export interface ExcessCount {
  readonly marks: readonly CountedSpan[];
  readonly of: number;
}

/** How much a document may contain, and the message for everything beyond that. */
export interface DocumentAllowance {
  readonly tally: (r: TemplateContext) => ExcessCount;
  /** Returns how many marks a document of this size may contain. */
  readonly allowed: (of: number) => number;
  readonly message: (count: number, of: number) => string;
}

/** Returns the note of a tally: no more than is needed, because every paragraph has one. */
const slim = ({ marks, of }: ExcessCount): ExcessCount => ({
  marks: marks.map(({ start, end, suggestions = [] }) => ({ start, end, suggestions })),
  of,
});

/** The sum of a part of the document. */
interface Count {
  readonly count: number;
  readonly of: number;
}

/** Counts marks in the whole document and flags those beyond the limit, in text order. */
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
