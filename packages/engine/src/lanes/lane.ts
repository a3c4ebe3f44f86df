import type { Fact, ValuesOf } from "../facts/fact.ts";
import type { ParagraphFacts } from "../facts/paragraph-facts.ts";
import type { Finding } from "../findings/finding.ts";
import type { Steps } from "../text/steps.ts";

/**
 * Something that reads paragraphs, one at a time, and says what it finds: our rules, a team's, the templates, another
 * checker. It speaks as soon as what it needs is there, and is asked again for no paragraph it has read.
 */
export interface Lane<Said = readonly Finding[]> {
  readonly id: string;
  readonly needs: readonly Fact<unknown>[];
  /** Overlaps and all; `heard` is what the lanes before it have said. */
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
