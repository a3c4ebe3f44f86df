import fc, { type Arbitrary } from "fast-check";
import type { Node } from "prosemirror-model";
import { schema } from "../schema.ts";

const { paragraph, quote, bullets, numbers, item, heading } = schema.nodes;
const { link, em } = schema.marks;

const words = fc.constantFrom("sea", "boat ", " harbor", "gull & co.", "tide");
const address = fc.constantFrom("https://example.org/a", "https://example.org/b?c=d&e", "mailto:a@example.org");
const piece = fc.oneof(
  { weight: 3, arbitrary: words.map((text) => schema.text(text)) },
  fc.tuple(words, address).map(([text, href]) => schema.text(text, [link.create({ href })])),
  fc.tuple(words, address).map(([text, href]) => schema.text(text, [link.create({ href }), em.create()])),
  words.map((text) => schema.text(text, [em.create()])),
);
const plain = fc.array(piece, { maxLength: 3 }).map((content) => paragraph.create(null, content));

/** The first numbers of lists. Many continue the list before them. */
const starts = fc.constantFrom(1, 1, 1, 2, 3, 4, 7);

const list = fc.letrec<{ readonly list: Node; readonly item: Node }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom(bullets, numbers), starts, fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([type, start, items]) => type.create(type === numbers ? { start } : null, items)),
  item: fc
    .tuple(plain, fc.option(plain, { freq: 5 }), fc.option(tie("list"), { maxDepth: 2, depthSize: "small" }))
    .map(([first, second, inner]) => item.create(null, [first, second ?? [], inner ?? []].flat())),
})).list;

/** Blocks with lists in lists, quotations of several paragraphs, headings, and links. */
export const randomLists = (): Arbitrary<readonly Node[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: list },
      plain,
      fc.array(plain, { minLength: 1, maxLength: 3 }).map((content) => quote.create(null, content)),
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), words)
        .map(([level, text]) => heading.create({ level }, schema.text(text))),
    ),
    { minLength: 1, maxLength: 5 },
  );
