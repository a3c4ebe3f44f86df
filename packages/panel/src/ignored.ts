import type { Finding } from "@housestyle/engine";

/** A remark that was waved away at one place. It is known again by the words beside it, not by an offset. */
export interface Ignored {
  readonly id: string;
  readonly rule: string;
  /** The flagged words. */
  readonly text: string;
  /** The word before and the word after, empty at the ends of a paragraph. */
  readonly before: string;
  readonly after: string;
}

/** What to keep of a finding so that it stays ignored, whatever else is edited. */
export function ignoredFrom(finding: Finding, paragraph: string): Ignored {
  const { before, after } = neighbours(finding, paragraph);
  const id = [finding.ruleId, before, finding.text, after].join("\n");
  return { id, rule: finding.ruleId, text: finding.text, before, after };
}

/** The findings of a paragraph without those that were ignored there. */
export function withoutIgnored(
  findings: readonly Finding[],
  paragraph: string,
  ignored: ReadonlyMap<string, Ignored>,
): readonly Finding[] {
  if (ignored.size === 0 || findings.length === 0) return findings;
  return findings.filter((finding) => !ignored.has(ignoredFrom(finding, paragraph).id));
}

function neighbours({ start, end }: Finding, paragraph: string): { before: string; after: string } {
  // A word is looked for no further than this, so that a paragraph of one endless word costs nothing.
  const reach = 60;
  const before = paragraph.slice(Math.max(0, start - reach), start).match(/[\p{L}\p{N}'’-]+(?=[^\p{L}\p{N}]*$)/u);
  const after = paragraph.slice(end, end + reach).match(/[\p{L}\p{N}'’-]+/u);
  return { before: before?.[0] ?? "", after: after?.[0] ?? "" };
}
