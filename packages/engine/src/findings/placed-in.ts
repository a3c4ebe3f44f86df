import type { Finding } from "./finding.ts";

/** Findings of a paragraph, placed in the text in which it begins at `from`. */
export const placedIn = (findings: readonly Finding[], from: number): Finding[] =>
  findings.map((finding) => ({ ...finding, start: finding.start + from, end: finding.end + from }));
