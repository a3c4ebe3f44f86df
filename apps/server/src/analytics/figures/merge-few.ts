/** The counts for one category, rule, client, or the like. */
export interface PartSums {
  readonly part: string;
  readonly key: string;
  readonly sub_key: string;
  /** The number of people behind it. */
  readonly members: number;
  readonly events: number;
  readonly shown: number;
  readonly accepted: number;
  readonly ignored: number;
  readonly sessions: number;
  readonly words: number;
  readonly characters: number;
}

/** The key for items without a name. */
const nameless = "";
/** The most rows of a list. */
const most = 50;

/**
 * Returns the rows of a list, largest first. Rows of fewer than `least` members, without a name, or beyond the limit
 * are merged into one last row, so that a team's list does not reveal what one person does and all totals stay right.
 */
export function mergeFew(rows: readonly PartSums[], least: number, unnamed = nameless): PartSums[] {
  const isNamed = (row: PartSums) => row.members >= least && (row.key !== unnamed || row.sub_key !== nameless);
  const named = rows.filter(isNamed).toSorted(largestFirst);
  const [first, ...others] = [...rows.filter((row) => !isNamed(row)), ...named.slice(most)];
  const shown = named.slice(0, most);
  if (!first) return shown;
  return [...shown, others.reduce(add, { ...first, key: unnamed, sub_key: nameless })];
}

function largestFirst(a: PartSums, b: PartSums): number {
  const byKey = a.key < b.key || (a.key === b.key && a.sub_key < b.sub_key) ? -1 : 1;
  return b.shown - a.shown || b.events - a.events || byKey;
}

function add(sum: PartSums, row: PartSums): PartSums {
  return {
    ...sum,
    // The same people may be in both: at least so many.
    members: Math.max(sum.members, row.members),
    events: sum.events + row.events,
    shown: sum.shown + row.shown,
    accepted: sum.accepted + row.accepted,
    ignored: sum.ignored + row.ignored,
    sessions: sum.sessions + row.sessions,
    words: sum.words + row.words,
    characters: sum.characters + row.characters,
  };
}
