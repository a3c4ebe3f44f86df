import type { Report } from "./result/report.ts";
import { alliteration } from "./rhetoric/alliteration.ts";
import { eloquence } from "./rhetoric/eloquence.ts";
import { consistency } from "./rules/consistency.ts";
import { allSentences, stickyWithoutGlue } from "./sentences/all-sentences.ts";
import { paragraphReadability } from "./sentences/paragraph-readability.ts";
import { characters } from "./story/characters.ts";
import { dialogue } from "./story/dialogue.ts";
import { manuscript } from "./story/manuscript.ts";
import { pacing } from "./story/pacing.ts";
import { sentiment } from "./story/sentiment.ts";
import { timeLine } from "./story/time-line.ts";
import { acronyms } from "./words/acronyms.ts";
import { closePhrases, echoes } from "./words/echoes.ts";
import { keywords, topics } from "./words/topics.ts";

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
