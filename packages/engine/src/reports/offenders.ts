import type { Span } from "../text/span.ts";
import { gradeOf, type MixedUse } from "./document-measures.ts";
import type { Goal, Target } from "./goals.ts";
import type { ParagraphMeasures, SentenceMeasures } from "./paragraph-measures.ts";

/** Shorter sentences consist mostly of glue words, which is no fault. */
const fewestWords = 8;
/** For fewer words, a readability formula says nothing. */
const fewestRead = 15;
/** Fewer sentences need no transition. */
const fewestSentences = 3;

/**
 * The stretches of a paragraph that keep a text from a goal, in text order: long sentences, passive ones, sticky ones,
 * pronouns, words written in another way elsewhere; a whole paragraph where nothing leads on, that is too long, or that
 * is harder to read than wanted. Nothing for goals that are met by remarks.
 */
export function offendersOf(paragraph: ParagraphMeasures, text: MixedUse, goal: Goal, target: Target): Span[] {
  const { least = 0, most = Infinity } = target;
  const { sentences, pronouns } = paragraph;
  const those = (isOne: (sentence: SentenceMeasures) => boolean) => sentences.filter(isOne).map(spanOf);
  const all = (isOne: boolean) => (isOne ? whole(paragraph) : []);
  switch (goal) {
    case "averageSentence":
    case "longestSentence":
      return those(({ words }) => words > most);
    case "variety":
      return sameLength(sentences, least);
    case "passive":
      return those(({ isPassive }) => isPassive);
    case "glue":
      return those(({ words, glue }) => words >= fewestWords && (100 * glue) / words > most);
    case "pronouns":
      return pronouns.map(spanOf);
    case "initialPronouns":
      return those(({ opensWithPronoun }) => opensWithPronoun);
    case "weScore":
      return pronouns.filter(({ of }) => of === "writer").map(spanOf);
    case "transitions":
      return all(sentences.length >= fewestSentences && !sentences.some(({ leadsOn }) => leadsOn));
    case "paragraph":
      return all(sentences.length > most);
    case "grade":
      return all(paragraph.readWords >= fewestRead && gradeOf(paragraph) > most);
    case "consistency":
      return paragraph.variants.filter(({ key }) => text.mixed.has(key)).map(spanOf);
    case "acronyms":
      return paragraph.acronyms.filter(({ name }) => text.unknown.has(name)).map(spanOf);
    case "score":
    case "spelling":
    case "grammar":
    case "team":
      return [];
  }
}

/** Returns runs of three or more sentences whose lengths differ by less than the target. */
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
