import type { Finding } from "./finding.ts";

/** Returns the findings of a paragraph with offsets into the text in which it begins at `from`. */
export const placedIn = (findings: readonly Finding[], from: number): Finding[] =>
  findings.map((finding) => ({ ...finding, start: finding.start + from, end: finding.end + from }));
