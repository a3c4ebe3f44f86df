import type { Finding } from "../findings/finding.ts";
import type { LaneResults } from "../lanes/lane-reader.ts";
import type { ParagraphMeasures } from "../reports/paragraph-measures.ts";
import type { SessionParagraph } from "../session/session.ts";
import type { Steps } from "../text/steps.ts";
import { Summary } from "./summary.ts";

/** A paragraph of a session with its results; `shown` is undefined while it waits to be read. */
export interface Slot {
  readonly paragraph: SessionParagraph;
  readonly heard: LaneResults;
  /** The reading of the paragraph while it is in progress. */
  reading: Steps<readonly Finding[]> | undefined;
  /** The findings of document rules in this paragraph. */
  placed: readonly Finding[];
  shown: readonly Finding[] | undefined;
  /** The measures of the paragraph, once they have been requested. */
  measures: ParagraphMeasures | undefined;
  /** The measuring of the paragraph while it is in progress. */
  measuring: Steps<ParagraphMeasures> | undefined;
}

/** Creates a slot for a paragraph that has not been read. */
export const newSlot = (paragraph: SessionParagraph): Slot => ({
  paragraph,
  heard: {},
  reading: undefined,
  placed: [],
  shown: undefined,
  measures: undefined,
  measuring: undefined,
});

/** The number of paragraphs that wait to be read, and of those without measures. */
interface Standing {
  readonly waiting: number;
  readonly unmeasured: number;
}

/** Creates the reducer of these counts. */
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
