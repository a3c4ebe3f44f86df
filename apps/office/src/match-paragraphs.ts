import type { HostParagraph } from "./host.ts";

/**
 * The paragraphs of a host that does not name them: those before and behind what has changed keep their names, and so do those in
 * between while they are as many as before.
 */
export function matchParagraphs(
  before: readonly HostParagraph[],
  now: readonly string[],
  newId: () => string,
): readonly HostParagraph[] {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head]?.text === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.text === now.at(-1 - tail)) tail++;
  const isSameCount = before.length === now.length;
  return now.map((text, index) => {
    const fromEnd = now.length - index;
    const known =
      index < head || isSameCount ? before[index] : fromEnd <= tail ? before[before.length - fromEnd] : undefined;
    return { id: known?.id ?? newId(), text };
  });
}
