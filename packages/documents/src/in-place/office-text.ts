import type { Finding, Paragraph } from "@housestyle/engine";
import { commentText } from "./comment-text.ts";
import type { OfficeComment, OfficeCorrection, OfficeParagraph } from "./office-file.ts";

/** A line break in a paragraph. This character cannot occur in a document. */
const lineBreak = "\v";

/**
 * The paragraphs of a file as one text with a line for each, and functions that turn its findings into changes to the
 * file.
 */
export interface OfficeText {
  readonly text: string;
  /** The paragraphs that contain words, for the engine. */
  readonly paragraphs: readonly Paragraph[];
  /** Returns a correction with the first suggestion of each certain finding. */
  correctionsFor(findings: readonly Finding[]): readonly OfficeCorrection[];
  /** Returns a comment for each finding. */
  commentsFor(findings: readonly Finding[]): readonly OfficeComment[];
}

/** Returns the paragraphs of a file as one text. */
export function officeText(paragraphs: readonly OfficeParagraph[]): OfficeText {
  const lines = paragraphs.map(({ text }) => text.replaceAll("\n", lineBreak));
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  const placed = paragraphs.map(({ story, ...paragraph }, index): Paragraph => {
    return { ...paragraph, text: lines[index] ?? "", start: starts[index] ?? 0 };
  });
  const placeOf = (finding: Finding) => {
    const paragraph = lastAtMost(starts, finding.start);
    const at = starts[paragraph] ?? 0;
    return { paragraph, start: finding.start - at, end: finding.end - at };
  };
  const lengthOf = (paragraph: number) => lines[paragraph]?.length ?? 0;
  return {
    text: lines.join("\n"),
    paragraphs: placed.filter(({ text }) => text !== ""),
    correctionsFor: (findings) =>
      findings.flatMap((finding) => {
        const place = placeOf(finding);
        const [words] = finding.suggestions;
        const isSure = finding.sure && words !== undefined && place.end <= lengthOf(place.paragraph);
        return isSure ? [{ ...place, words: words.replaceAll(lineBreak, "\n") }] : [];
      }),
    commentsFor: (findings) =>
      findings.map((finding) => {
        const place = placeOf(finding);
        const story = paragraphs[place.paragraph]?.story ?? "text";
        return { ...place, end: Math.min(place.end, lengthOf(place.paragraph)), text: commentText(finding, story) };
      }),
  };
}

/** Returns the index of the last of some sorted numbers that is not above a limit. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
