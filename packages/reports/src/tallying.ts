import { noting } from "./noting.ts";
import { perReading } from "./per-reading.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./said.ts";

/** How often each name comes in a whole text. It holds until another reading of the same text is asked about. */
export interface Tally {
  readonly counts: ReadonlyMap<string, number>;
  /** Those that come twice or more. */
  readonly again: ReadonlySet<string>;
  /** Another number whenever `again` is another set or one of its names comes more or less often; no two tallies have the same. */
  readonly version: number;
}

interface Kept {
  said: readonly Said[];
  readonly counts: Map<string, number>;
  readonly again: Set<string>;
  version: number;
}

let versions = 0;

/**
 * Counts names in a text and keeps the sums: after an edit the names of what has gone are taken off and those of what has come
 * are added, and nothing else is looked at. A name’s order in the maps says nothing.
 */
export function tallying(namesIn: (said: Said) => readonly string[]): (reading: Reading) => Tally {
  const noted = noting(namesIn);
  const kept = new WeakMap<object, Kept>();
  return (reading) => {
    const own = kept.get(reading.series) ?? { said: [], counts: new Map(), again: new Set(), version: versions++ };
    kept.set(reading.series, own);
    const now = saidIn(reading);
    count(own, balanceOf(changeBetween(own.said, now), noted.of));
    own.said = now;
    return own;
  };
}

/** How much oftener each name comes, or less often. Most of what goes with an edited paragraph comes back with it. */
function balanceOf({ gone, come }: Change, namesIn: (said: Said) => readonly string[]): ReadonlyMap<string, number> {
  const balance = new Map<string, number>();
  const count = (saids: readonly Said[], by: number) => {
    for (const said of saids) for (const name of namesIn(said)) balance.set(name, (balance.get(name) ?? 0) + by);
  };
  count(come, 1);
  count(gone, -1);
  return balance;
}

function count(kept: Kept, balance: ReadonlyMap<string, number>): void {
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
