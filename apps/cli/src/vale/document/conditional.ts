import type { Paragraph, Span } from "@housestyle/engine";
import { linearPattern } from "@housestyle/engine/linear";
import type { Pairs } from "./document-rule.ts";
import { visible } from "./visible.ts";

/** As many as are told of one text. */
const most = 200;

/** Places of the text where the first stands and nowhere in it the second with the same words. */
export function unpaired(paragraphs: readonly Paragraph[], { first, second, exceptions }: Pairs): Span[] {
  const blocks = paragraphs.map((paragraph) => ({ start: paragraph.start, text: visible(paragraph) }));
  const right = new Set(exceptions);
  for (const { text } of blocks) for (const { words } of matchesOf(second, text)) right.add(words);
  const wrong = blocks.flatMap(({ start, text }) =>
    matchesOf(first, text).flatMap(({ words, span }) =>
      right.has(words) ? [] : [{ start: start + span.start, end: start + span.end }],
    ),
  );
  return wrong.slice(0, most);
}

/** What a pattern finds: the words of its first group, or all of them, and where they stand. */
function matchesOf(pattern: string, text: string): { words: string; span: Span }[] {
  return linearPattern(pattern)
    .matches(text)
    .flatMap(({ groups, starts }) => {
      const group = groups[1] === undefined ? 0 : 1;
      const [words = "", start = 0] = [groups[group], starts[group]];
      return words === "" ? [] : [{ words, span: { start, end: start + words.length } }];
    });
}
