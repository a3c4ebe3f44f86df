import type { SentParagraph } from "@housestyle/checker";
import type { Finding, Paragraph, Span } from "@housestyle/engine";
import type { DocumentRange } from "../messages.ts";

/** Paragraphs joined into one text, and a map from its letters back to them. */
export interface Joined {
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  /** Returns the index of the paragraph that contains a letter. */
  readonly indexOf: (offset: number) => number;
  readonly stretchOf: (span: Span) => DocumentRange | undefined;
}

const between = "\n\n";

/** Joins paragraphs as plain text does. */
export function joined(sent: readonly SentParagraph[]): Joined {
  let start = 0;
  const paragraphs = sent.map(({ paragraph }): Paragraph => {
    const placed = { ...paragraph, start };
    start += paragraph.text.length + between.length;
    return placed;
  });
  const indexOf = (offset: number): number => {
    let low = 0;
    let high = paragraphs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((paragraphs[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const pointAt = (offset: number) => {
    const index = indexOf(offset);
    const [own, placed] = [sent[index], paragraphs[index]];
    return (
      own &&
      placed && {
        ...{ stamp: own.stamp, length: placed.text.length },
        at: Math.min(offset - placed.start, placed.text.length),
      }
    );
  };
  return {
    text: paragraphs.map(({ text }) => text).join(between),
    paragraphs,
    indexOf,
    stretchOf({ start: first, end }) {
      const from = pointAt(first);
      // Its last letter tells which paragraph it ends in: behind that one another may begin.
      const last = pointAt(Math.max(first, end - 1));
      return (
        from &&
        last && {
          from: { stamp: from.stamp, at: from.at },
          to: { stamp: last.stamp, at: Math.min(last.at + 1, last.length) },
        }
      );
    },
  };
}

/** What was found in the paragraphs, with its places in the joined text. */
export function placedFindings(
  sent: readonly SentParagraph[],
  paragraphs: readonly Paragraph[],
  found: ReadonlyMap<number, readonly Finding[]>,
): Finding[] {
  return sent.flatMap(({ stamp }, index) => {
    const from = paragraphs[index]?.start ?? 0;
    return (found.get(stamp) ?? []).map((each) => ({ ...each, start: each.start + from, end: each.end + from }));
  });
}
