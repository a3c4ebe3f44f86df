import type { ParagraphNote } from "../notes/paragraph-note.ts";
import type { Bar } from "./report.ts";

const parts = 20;

/** A text in twenty parts of about as many words, one bar each, for what goes up and down over it. Shorter texts have fewer. */
export function barsOverText<T extends { readonly words: number }>(
  notes: readonly ParagraphNote<T>[],
  shareOf: (part: readonly T[]) => number,
): Bar[] {
  const own = notes.filter(({ note }) => note.words > 0);
  const all = own.reduce((sum, { note }) => sum + note.words, 0);
  const groups: ParagraphNote<T>[][] = [];
  let before = 0;
  for (const each of own) {
    const part = Math.min(parts - 1, Math.floor((parts * (before + each.note.words / 2)) / all));
    const group = groups[part];
    if (group) group.push(each);
    else groups[part] = [each];
    before += each.note.words;
  }
  return groups.flatMap((group, part) => {
    const [first, last] = [group?.[0], group?.at(-1)];
    if (!first || !last) return [];
    return {
      label: `${Math.round((100 * part) / parts)}%`,
      value: shareOf(group.map(({ note }) => note)),
      places: [{ start: first.paragraph.start, end: last.paragraph.end }],
    };
  });
}
