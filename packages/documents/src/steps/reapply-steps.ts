import type { Mapping, Step } from "prosemirror-transform";

/** Steps that are applied again after others. */
interface Reapplied {
  /** In the order in which they were made. */
  readonly steps: readonly Step[];
  /**
   * The maps of their inverses, starting with the last step’s, and then those of all steps that now come before them.
   */
  readonly mapping: Mapping;
  /** The indexes of those that are already among the other steps. Their maps mirror those of their inverses. */
  readonly stored: ReadonlySet<number>;
  /** Applies a mapped step and appends its map to `mapping` as a mirror of the map `mirror`; returns whether it could be applied. */
  readonly apply: (step: Step, mirror: number) => boolean;
}

/**
 * Applies steps again after others that were accepted first, each at its adjusted place. Returns each as it was
 * applied, or undefined if it was already there, or if its place is gone.
 */
export function reapplySteps({ steps, mapping, stored, apply }: Reapplied): (Step | undefined)[] {
  const last = steps.length - 1;
  return steps.map((step, index) => {
    if (stored.has(index)) return undefined;
    const mapped = step.map(mapping.slice(last + 1 - index));
    return mapped && apply(mapped, last - index) ? mapped : undefined;
  });
}
