import type { Finding } from "@housestyle/engine";
import type { Remark } from "@housestyle/surfaces";

/** A row of the list: a remark, or a group of remarks that are alike. */
export type ListRow =
  | { readonly kind: "remark"; readonly key: string; readonly remark: Remark; readonly isInner: boolean }
  | {
      readonly kind: "alike";
      readonly key: string;
      readonly first: Remark;
      readonly count: number;
      readonly isUnfolded: boolean;
    };

/** The number of alike remarks from which they share a row. */
export const many = 5;

/** Returns a key that is equal for remarks that are alike: the same rule, words, and first suggestion. */
export function likenessOf({ ruleId, text, suggestions }: Finding): string {
  return [ruleId, text, suggestions[0] ?? ""].join("\n");
}

/** Returns the remarks that are alike: the same rule, words, and first suggestion. */
export function alike(remarks: readonly Remark[], finding: Finding, replacement: string): readonly Remark[] {
  return remarks.filter(
    (other) =>
      other.finding.ruleId === finding.ruleId &&
      other.finding.text === finding.text &&
      other.finding.suggestions.includes(replacement),
  );
}

/**
 * Returns the rows of a list. Remarks that are alike are grouped at the first of them; those of the groups in `unfolded`, and
 * the current remark, are listed below.
 */
export function rowsOf(
  list: readonly Remark[],
  unfolded: ReadonlySet<string>,
  current: string | undefined,
): readonly ListRow[] {
  const groups = byLikeness(list);
  const rows: ListRow[] = [];
  for (const remark of list) {
    const likeness = likenessOf(remark.finding);
    const alike = groups.get(likeness) ?? [];
    if (alike.length < many) {
      rows.push({ kind: "remark", key: remark.key, remark, isInner: false });
      continue;
    }
    if (alike[0] !== remark) continue;
    const isUnfolded = unfolded.has(likeness);
    rows.push({ kind: "alike", key: likeness, first: remark, count: alike.length, isUnfolded });
    for (const inner of alike) {
      if (isUnfolded || inner.key === current) {
        rows.push({ kind: "remark", key: inner.key, remark: inner, isInner: true });
      }
    }
  }
  return rows;
}

function byLikeness(list: readonly Remark[]): ReadonlyMap<string, readonly Remark[]> {
  const groups = new Map<string, Remark[]>();
  for (const remark of list) {
    const likeness = likenessOf(remark.finding);
    const alike = groups.get(likeness);
    if (alike) alike.push(remark);
    else groups.set(likeness, [remark]);
  }
  return groups;
}
