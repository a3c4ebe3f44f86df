import { diffArrays } from "diff";

/** A step from one list to another: an entry stays or is changed, removed, or added. */
export type Step<Old, Now> =
  | { readonly kind: "kept"; readonly old: Old; readonly now: Now; readonly isSame: boolean }
  | { readonly kind: "gone"; readonly old: Old }
  | { readonly kind: "added"; readonly now: Now };

/** How the entries of two lists are compared. */
export interface StepComparison<Old, Now> {
  oldKey(old: Old): string;
  nowKey(now: Now): string;
  /** Returns whether an entry can be changed into another one in its place. */
  fits(old: Old, now: Now): boolean;
}

/**
 * Returns the steps that turn one list into another, in order. Lists of the same length are compared place by place if
 * no more entries differ that way, so that a word corrected in a cell stays in that cell, whatever is in its neighbors.
 */
export function stepsBetween<Old, Now>(
  before: readonly Old[],
  now: readonly Now[],
  comparison: StepComparison<Old, Now>,
): readonly Step<Old, Now>[] {
  const oldKeys = before.map(comparison.oldKey);
  const nowKeys = now.map(comparison.nowKey);
  const placeByPlace = inPlace(before, now, oldKeys, nowKeys, comparison);
  const steps: Step<Old, Now>[] = [];
  let kept = 0;
  let [gone, added]: [Old[], Now[]] = [[], []];
  let [oldAt, nowAt] = [0, 0];
  for (const { added: isNew, removed, value } of diffArrays(oldKeys, nowKeys)) {
    const { length } = value;
    if (removed) gone = before.slice(oldAt, oldAt + length);
    else if (isNew) added = now.slice(nowAt, nowAt + length);
    else {
      steps.push(...paired(gone, added, comparison));
      [gone, added] = [[], []];
      for (let index = 0; index < length; index++)
        steps.push({ kind: "kept", old: before[oldAt + index] as Old, now: now[nowAt + index] as Now, isSame: true });
      kept += length;
    }
    if (!isNew) oldAt += length;
    if (!removed) nowAt += length;
  }
  steps.push(...paired(gone, added, comparison));
  const changed = placeByPlace?.filter((step) => step.kind === "kept" && !step.isSame).length ?? 0;
  return placeByPlace && changed <= before.length - kept ? placeByPlace : steps;
}

function inPlace<Old, Now>(
  before: readonly Old[],
  now: readonly Now[],
  oldKeys: readonly string[],
  nowKeys: readonly string[],
  { fits }: StepComparison<Old, Now>,
): readonly Step<Old, Now>[] | undefined {
  if (before.length !== now.length) return undefined;
  const steps = before.map((old, at): Step<Old, Now> => {
    const next = now[at] as Now;
    return { kind: "kept", old, now: next, isSame: oldKeys[at] === nowKeys[at] };
  });
  return steps.every((step) => step.kind === "kept" && (step.isSame || fits(step.old, step.now))) ? steps : undefined;
}

/** Pairs removed entries with added ones: each is changed into the next one that fits it. */
function paired<Old, Now>(
  gone: readonly Old[],
  added: readonly Now[],
  { fits }: StepComparison<Old, Now>,
): readonly Step<Old, Now>[] {
  const steps: Step<Old, Now>[] = [];
  let at = 0;
  for (const old of gone) {
    const found = added.findIndex((now, index) => index >= at && fits(old, now));
    if (found === -1) steps.push({ kind: "gone", old });
    else {
      for (const now of added.slice(at, found)) steps.push({ kind: "added", now });
      steps.push({ kind: "kept", old, now: added[found] as Now, isSame: false });
      at = found + 1;
    }
  }
  return [...steps, ...added.slice(at).map((now) => ({ kind: "added" as const, now }))];
}
