import type { Finding } from "@housestyle/engine";

/** The text with the first suggestion of every sure finding applied, and how many there were. */
export function withSureFixes(text: string, findings: readonly Finding[]): { text: string; count: number } {
  const sure = findings.filter((finding) => finding.sure && finding.suggestions.length > 0);
  const fixed = sure.reduceRight(
    (done, { start, end, suggestions }) => done.slice(0, start) + (suggestions[0] ?? "") + done.slice(end),
    text,
  );
  return { text: fixed, count: sure.length };
}
