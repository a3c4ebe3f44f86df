import type { Finding } from "./finding.ts";

/**
 * Returns the findings of nested paragraphs in text order, without those that span a nested paragraph: their corrections would
 * change it.
 */
export function inTextOrder(found: readonly Finding[]): Finding[] {
  const apart: Finding[] = [];
  for (const finding of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    while ((apart.at(-1)?.end ?? 0) > finding.start) apart.pop();
    apart.push(finding);
  }
  return apart;
}
