import type { Span } from "../text/span.ts";
import { gradeOf } from "./document-measures.ts";
import type { Goal, Target } from "./goals.ts";
import type { ParagraphMeasures, SentenceMeasures } from "./paragraph-measures.ts";

/** Shorter sentences are mostly glue and none the worse for it. */
const fewestWords = 8;
/** Of fewer words a formula of readability tells nothing. */
const fewestRead = 15;
/** Fewer sentences need nothing to lead on. */
const fewestSentences = 3;

/**
 * The stretches of a paragraph that keep a text from a goal, in text order: long sentences, passive ones, sticky ones; a
 * whole paragraph where nothing leads on or that is harder to read than wanted. Nothing for goals that are met by remarks.
 */
export function offendersIn(paragraph: ParagraphMeasures, goal: Goal, target: Target): Span[] {
  const { least = 0, most = Infinity } = target;
  const those = (isOne: (sentence: SentenceMeasures) => boolean) => paragraph.sentences.filter(isOne).map(spanOf);
  switch (goal) {
    case "averageSentence":
    case "longestSentence":
      return those(({ words }) => words > most);
    case "variety":
      return sameLength(paragraph.sentences, least);
    case "passive":
      return those(({ isPassive }) => isPassive);
    case "glue":
      return those(({ words, glue }) => words >= fewestWords && (100 * glue) / words > most);
    case "transitions":
      return paragraph.sentences.length >= fewestSentences && !paragraph.sentences.some(({ leadsOn }) => leadsOn)
        ? whole(paragraph)
        : [];
    case "grade":
      return paragraph.readWords >= fewestRead && gradeOf([paragraph]) > most ? whole(paragraph) : [];
    case "spelling":
    case "grammar":
    case "team":
      return [];
  }
}

/** Runs of three and more sentences whose lengths differ by no more than the variety that is wanted. */
function sameLength(sentences: readonly SentenceMeasures[], least: number): Span[] {
  const runs: Span[] = [];
  let first = 0;
  for (let at = 1; at <= sentences.length; at++) {
    const before = sentences[at - 1];
    const here = sentences[at];
    if (before && here && Math.abs(here.words - before.words) < least) continue;
    const opening = sentences[first];
    if (opening && before && at - first >= fewestSentences) runs.push({ start: opening.start, end: before.end });
    first = at;
  }
  return runs;
}

function whole({ sentences }: ParagraphMeasures): Span[] {
  const [first] = sentences;
  const last = sentences.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
