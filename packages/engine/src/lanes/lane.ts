import type { Fact, ValuesOf } from "../facts/fact.ts";
import type { ParagraphFacts } from "../facts/paragraph-facts.ts";
import type { Finding } from "../findings/finding.ts";
import type { Steps } from "../text/steps.ts";

/**
 * Checks paragraphs one at a time: the product's rules, those of a team, the templates, or another checker. A lane runs as
 * soon as the facts it needs are available, and reads no paragraph twice.
 */
export interface Lane<Said = readonly Finding[]> {
  readonly id: string;
  readonly needs: readonly Fact<unknown>[];
  /** Returns findings, which may overlap. `heard` are the findings of earlier lanes. */
  read(facts: ParagraphFacts, heard: readonly Finding[]): Steps<Said>;
}

/**
 * A lane that returns findings later, perhaps from another thread. It finds nothing in text it cannot read, rejects only for
 * its own faults, and its findings do not overlap.
 */
export type LateLane = Lane<Promise<readonly Finding[]>>;

/** Defines a lane: the facts it needs, and a function of their values. */
export const defineLane = <const N extends readonly Fact<unknown>[], Said>(lane: {
  readonly id: string;
  readonly needs: N;
  readonly read: (values: ValuesOf<N>, heard: readonly Finding[]) => Steps<Said>;
}): Lane<Said> => ({
  id: lane.id,
  needs: lane.needs,
  *read(facts, heard) {
    return yield* lane.read(yield* facts.all(lane.needs), heard);
  },
});
