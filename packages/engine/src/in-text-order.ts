import type { Finding } from "./finding.ts";

/**
 * Findings of paragraphs of which some lie inside others, in text order. One that goes around another is left out: what
 * changed it would change the paragraph inside, too.
 */
export function inTextOrder(found: readonly Finding[]): Finding[] {
  const apart: Finding[] = [];
  for (const finding of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    while ((apart.at(-1)?.end ?? 0) > finding.start) apart.pop();
    apart.push(finding);
  }
  return apart;
}
