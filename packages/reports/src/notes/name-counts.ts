import type { AnalyzedParagraph } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { perText } from "../analysis/per-text.ts";
import { paragraphNotes } from "./paragraph-notes.ts";

/** How often each name comes in a whole text. It holds until another reading of the same text is asked about. */
export interface NameCounts {
  readonly counts: ReadonlyMap<string, number>;
  /** Those that come twice or more. */
  readonly again: ReadonlySet<string>;
  /** Another number whenever `again` is another set or one of its names comes more or less often; no two tallies have the same. */
  readonly version: number;
}

interface Counted {
  paragraphs: readonly AnalyzedParagraph[];
  readonly counts: Map<string, number>;
  readonly again: Set<string>;
  version: number;
}

let versions = 0;

/**
 * Counts names in a text and keeps the sums: after an edit the names of what has gone are taken off and those of what has come
 * are added, and nothing else is looked at. A name’s order in the maps says nothing.
 */
export function nameCounter(
  namesIn: (paragraph: AnalyzedParagraph) => readonly string[],
): (reading: AnalyzedText) => NameCounts {
  const noted = paragraphNotes(namesIn);
  const kept = new WeakMap<object, Counted>();
  return (reading) => {
    const own = kept.get(reading.series) ?? {
      paragraphs: [],
      counts: new Map(),
      again: new Set(),
      version: versions++,
    };
    kept.set(reading.series, own);
    const now = paragraphsOf(reading);
    count(own, balanceOf(changeBetween(own.paragraphs, now), noted.of));
    own.paragraphs = now;
    return own;
  };
}

/** How much oftener each name comes, or less often. Most of what goes with an edited paragraph comes back with it. */
function balanceOf(
  { gone, come }: Change,
  namesIn: (paragraph: AnalyzedParagraph) => readonly string[],
): ReadonlyMap<string, number> {
  const balance = new Map<string, number>();
  const count = (paragraphs: readonly AnalyzedParagraph[], by: number) => {
    for (const paragraph of paragraphs)
      for (const name of namesIn(paragraph)) balance.set(name, (balance.get(name) ?? 0) + by);
  };
  count(come, 1);
  count(gone, -1);
  return balance;
}

function count(kept: Counted, balance: ReadonlyMap<string, number>): void {
  const { counts, again } = kept;
  for (const [name, more] of balance) {
    if (more === 0) continue;
    const before = counts.get(name) ?? 0;
    const after = before + more;
    if (after > 0) counts.set(name, after);
    else counts.delete(name);
    if (after > 1) again.add(name);
    else again.delete(name);
    if (before > 1 || after > 1) kept.version = versions++;
  }
}

interface Change {
  readonly gone: readonly AnalyzedParagraph[];
  readonly come: readonly AnalyzedParagraph[];
}

const paragraphsOf = perText(({ paragraphs }): readonly AnalyzedParagraph[] =>
  paragraphs.map(({ analyzed: paragraph }) => paragraph),
);

/** What was found out last, as many tallies ask for the same. */
const known = new WeakMap<
  readonly AnalyzedParagraph[],
  { readonly after: readonly AnalyzedParagraph[]; readonly change: Change }
>();

/** Which paragraphs have gone and which have come, wherever they stand. */
function changeBetween(before: readonly AnalyzedParagraph[], after: readonly AnalyzedParagraph[]): Change {
  const last = known.get(before);
  if (last?.after === after) return last.change;
  const left = new Map<AnalyzedParagraph, number>();
  for (const paragraph of before) left.set(paragraph, (left.get(paragraph) ?? 0) + 1);
  const come = after.filter((paragraph) => {
    const count = left.get(paragraph) ?? 0;
    if (count > 0) left.set(paragraph, count - 1);
    return count === 0;
  });
  const gone = [...left].flatMap(([paragraph, count]) => Array.from({ length: count }, () => paragraph));
  known.set(before, { after, change: { gone, come } });
  return { gone, come };
}
