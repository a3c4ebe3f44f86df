import type { Finding } from "../findings/finding.ts";
import type { SessionParagraph } from "../session/session.ts";

/** Returns by how much the first suggestion of a finding lengthens the text. */
const growthBy = ({ text, suggestions: [first = text] }: Finding): number => first.length - text.length;

/**
 * Returns the findings of a paragraph so that all sure ones together let it grow only as its markup allows. Otherwise none
 * that changes the length is sure: a title that outgrows its underline is none any more.
 */
export function withinGrowth(
  findings: readonly Finding[],
  { growth }: Pick<SessionParagraph, "growth">,
): readonly Finding[] {
  if (!growth) return findings;
  const changes = findings.filter(({ sure }) => sure).map(growthBy);
  const most = changes.reduce((sum, change) => sum + Math.max(0, change), 0);
  const least = changes.reduce((sum, change) => sum + Math.min(0, change), 0);
  if (least >= growth.least && most <= growth.most) return findings;
  return findings.map((finding) => (finding.sure && growthBy(finding) !== 0 ? { ...finding, sure: false } : finding));
}
