import type { Finding, Paragraph } from "@housestyle/engine";
import { signsIn } from "@housestyle/formats";
import { paragraphAround } from "./paragraph-around.ts";

/**
 * The text with the first suggestion of every sure finding applied, and how many there were. Only words change: what goes
 * across markup, or would bring in or take away a sign that may be some, is left to its writer. `paragraphs` are those of the text, and
 * undefined for one without markup.
 */
export function withSureFixes(
  text: string,
  findings: readonly Finding[],
  paragraphs: readonly Paragraph[] | undefined,
): { text: string; count: number } {
  const sure = findings.filter((finding) => {
    const [suggestion] = finding.suggestions;
    if (!finding.sure || suggestion === undefined) return false;
    return (
      paragraphs === undefined ||
      (isAllWords(finding, paragraphs) && signsIn(text.slice(finding.start, finding.end)) === signsIn(suggestion))
    );
  });
  const fixed = sure.reduceRight(
    (done, { start, end, suggestions }) => done.slice(0, start) + (suggestions[0] ?? "") + done.slice(end),
    text,
  );
  return { text: fixed, count: sure.length };
}

function isAllWords(finding: Finding, paragraphs: readonly Paragraph[]): boolean {
  const paragraph = paragraphAround(paragraphs, finding.start);
  if (!paragraph) return false;
  const start = finding.start - paragraph.start;
  const end = finding.end - paragraph.start;
  const { markup = [], opaque = [] } = paragraph;
  return ![...markup, ...opaque].some((span) => span.start < end && start < span.end);
}
