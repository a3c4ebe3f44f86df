import type { Finding } from "../findings/finding.ts";
import type { LaneResults } from "../lanes/lane-reader.ts";
import type { ParagraphMeasures } from "../reports/paragraph-measures.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Steps } from "../text/steps.ts";
import { Summary } from "./summary.ts";

/** A paragraph of a session and what is known of it; `shown` is undefined while it waits. */
export interface Slot {
  readonly paragraph: SessionParagraph;
  readonly heard: LaneResults;
  /** The reading of it, while it is under way. */
  reading: Steps<readonly Finding[]> | undefined;
  /** What is said here of the document as a whole. */
  placed: readonly Finding[];
  shown: readonly Finding[] | undefined;
  /** Its numbers, once somebody has wanted them. */
  measures: ParagraphMeasures | undefined;
  /** The counting of them, while it is under way. */
  measuring: Steps<ParagraphMeasures> | undefined;
}

/** A paragraph nobody has read. */
export const newSlot = (paragraph: SessionParagraph): Slot => ({
  paragraph,
  heard: {},
  reading: undefined,
  placed: [],
  shown: undefined,
  measures: undefined,
  measuring: undefined,
});

/** How many paragraphs wait, and how many have no numbers. */
interface Standing {
  readonly waiting: number;
  readonly unmeasured: number;
}

/** What is counted of slots. */
export const createStanding = () =>
  new Summary<Slot, Slot, Standing>(
    {
      sum: ({ shown, measures }) => ({
        waiting: shown ? 0 : 1,
        unmeasured: measures ? 0 : 1,
      }),
      merge: (left, right) => ({
        waiting: left.waiting + right.waiting,
        unmeasured: left.unmeasured + right.unmeasured,
      }),
    },
    (slot) => slot,
  );
