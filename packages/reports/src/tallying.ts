import { noting } from "./noting.ts";
import { perReading } from "./per-reading.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./said.ts";

/** How often each name comes in a whole text. It holds until another reading of the same text is asked about. */
export interface Tally {
  readonly counts: ReadonlyMap<string, number>;
  /** Those that come twice or more. */
  readonly again: ReadonlySet<string>;
}

interface Kept {
  said: readonly Said[];
  readonly counts: Map<string, number>;
  readonly again: Set<string>;
}

/**
 * Counts names in a text and keeps the sums: after an edit the names of what has gone are taken off and those of what has come
 * are added, and nothing else is looked at. A name’s order in the maps says nothing.
 */
export function tallying(namesIn: (said: Said) => readonly string[]): (reading: Reading) => Tally {
  const noted = noting(namesIn);
  const kept = new WeakMap<object, Kept>();
  return (reading) => {
    const own = kept.get(reading.series) ?? { said: [], counts: new Map(), again: new Set() };
    kept.set(reading.series, own);
    const now = saidIn(reading);
    const { gone, come } = changeBetween(own.said, now);
    for (const said of gone) for (const name of noted.of(said)) takeOff(own, name);
    for (const said of come) for (const name of noted.of(said)) add(own, name);
    own.said = now;
    return own;
  };
}

function add({ counts, again }: Kept, name: string): void {
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  if (count === 1) again.add(name);
}

function takeOff({ counts, again }: Kept, name: string): void {
  const count = counts.get(name) ?? 0;
  if (count <= 1) counts.delete(name);
  else counts.set(name, count - 1);
  if (count === 2) again.delete(name);
}

interface Change {
  readonly gone: readonly Said[];
  readonly come: readonly Said[];
}

const saidIn = perReading(({ paragraphs }): readonly Said[] => paragraphs.map(({ said }) => said));

/** What was found out last, as many tallies ask for the same. */
const known = new WeakMap<readonly Said[], { readonly after: readonly Said[]; readonly change: Change }>();

/** Which paragraphs have gone and which have come, wherever they stand. */
function changeBetween(before: readonly Said[], after: readonly Said[]): Change {
  const last = known.get(before);
  if (last?.after === after) return last.change;
  const left = new Map<Said, number>();
  for (const said of before) left.set(said, (left.get(said) ?? 0) + 1);
  const come = after.filter((said) => {
    const count = left.get(said) ?? 0;
    if (count > 0) left.set(said, count - 1);
    return count === 0;
  });
  const gone = [...left].flatMap(([said, count]) => Array.from({ length: count }, () => said));
  known.set(before, { after, change: { gone, come } });
  return { gone, come };
}
