import { acronyms } from "./acronyms.ts";
import { allSentences, stickyWithoutGlue } from "./all-sentences.ts";
import { alliteration } from "./alliteration.ts";
import { characters } from "./characters.ts";
import { consistency } from "./consistency.ts";
import { dialogue } from "./dialogue.ts";
import { closePhrases, echoes } from "./echoes.ts";
import { eloquence } from "./eloquence.ts";
import { manuscript } from "./manuscript.ts";
import { pacing } from "./pacing.ts";
import { paragraphReadability } from "./paragraph-readability.ts";
import type { Report } from "./report.ts";
import { sentiment } from "./sentiment.ts";
import { timeLine } from "./time-line.ts";
import { keywords, topics } from "./topics.ts";

/** Reports that look at a text as a whole. */
export const wholeText: readonly Report[] = [
  ...paragraphReadability,
  allSentences,
  stickyWithoutGlue,
  echoes,
  closePhrases,
  manuscript,
  pacing,
  dialogue,
  consistency,
  acronyms,
  alliteration,
  eloquence,
  sentiment,
  timeLine,
  topics,
  keywords,
  characters,
];
