import { type Finding, isCorrection } from "../findings/finding.ts";
import type { VersionFault } from "./judge-versions.ts";
import { addedAddresses } from "./keeps-meaning.ts";

/**
 * Judges new text that would follow another one, such as a continuation by a language model. It may contain no address that
 * the text before does not have, and no mistake except in words that the text before already uses. Returns why each is held
 * back, or undefined if it can be offered.
 */
export function judgeAdditions(
  before: string,
  additions: readonly string[],
  findingsOf: (text: string) => readonly Finding[],
): (VersionFault | undefined)[] {
  const isNew = ({ text }: Finding) => !before.includes(text);
  return additions.map((addition) => {
    if (addedAddresses(before, addition)) return "links";
    return findingsOf(addition).some((finding) => isCorrection(finding) && isNew(finding)) ? "mistakes" : undefined;
  });
}
