import type { Finding } from "@housestyle/engine";

/** What was found in a paragraph and, where it overlaps none of that, what is said late; in text order. */
export function withLate(findings: readonly Finding[], late: readonly Finding[]): readonly Finding[] {
  const free = late.filter((one) => findings.every(({ start, end }) => one.start >= end || start >= one.end));
  return free.length === 0 ? findings : [...findings, ...free].sort((a, b) => a.start - b.start);
}
