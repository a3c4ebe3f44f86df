import type { Finding } from "@housestyle/engine";
import { type Ignored, wordsId, wordsIgnored } from "./words-ignored.ts";

/** Returns what to store so that a finding stays ignored at its place, even if the text around it is edited. */
export function ignoredFrom(finding: Finding, paragraph: string): Ignored {
  return { ...wordsIgnored(finding), ...neighbours(finding, paragraph), id: placeId(finding, paragraph) };
}

/** Returns the findings of a paragraph except those that are ignored at their place or everywhere. */
export function withoutIgnored(
  findings: readonly Finding[],
  paragraph: string,
  ...lists: readonly ReadonlyMap<string, Ignored>[]
): readonly Finding[] {
  const told = lists.filter((ignored) => ignored.size > 0);
  if (told.length === 0 || findings.length === 0) return findings;
  return findings.filter((finding) => {
    const ids = [wordsId(finding), placeId(finding, paragraph)];
    return !told.some((ignored) => ids.some((id) => ignored.has(id)));
  });
}

function placeId(finding: Finding, paragraph: string): string {
  const { before, after } = neighbours(finding, paragraph);
  return [finding.ruleId, before, finding.text, after].join("\n");
}

function neighbours({ start, end }: Finding, paragraph: string): { before: string; after: string } {
  // A word is looked for no further than this, so that a paragraph of one endless word costs nothing.
  const reach = 60;
  const before = paragraph.slice(Math.max(0, start - reach), start).match(/[\p{L}\p{N}'’-]+(?=[^\p{L}\p{N}]*$)/u);
  const after = paragraph.slice(end, end + reach).match(/[\p{L}\p{N}'’-]+/u);
  return { before: before?.[0] ?? "", after: after?.[0] ?? "" };
}
