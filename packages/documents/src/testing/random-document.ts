import fc, { type Arbitrary } from "fast-check";
import type { Mark, Node } from "prosemirror-model";
import { schema } from "../schema.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, newline } = schema.nodes;
const { strong, em, literal } = schema.marks;

const letters = fc.constantFrom(
  "a",
  "word",
  " ",
  "é",
  "🙂",
  "e\u0301",
  "\ud800",
  "*",
  "_",
  "`",
  "#",
  "1.",
  "-",
  "<b>",
  "\\",
  "[",
  "]",
);
const words = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
const marks: Arbitrary<readonly Mark[]> = fc.constantFrom([], [], [strong.create()], [em.create()], [literal.create()]);
const piece: Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(words, marks).map(([text, on]) => schema.text(text, on)) },
  { weight: 1, arbitrary: fc.constant(null).map(() => newline.create()) },
);
const line = fc.array(piece, { maxLength: 4 });
const plain = line.map((pieces) => paragraph.create(null, pieces));
const title = fc
  .tuple(line, fc.integer({ min: 1, max: 6 }))
  .map(([pieces, level]) => heading.create({ level }, pieces));
const listing = words.map((text) => code.create(null, schema.text(text)));
const entries = fc.array(
  plain.map((content) => item.create(null, content)),
  { minLength: 1, maxLength: 3 },
);
const block: Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: plain },
  title,
  listing,
  plain.map((content) => quote.create(null, content)),
  entries.map((content) => bullets.create(null, content)),
  entries.map((content) => numbers.create(null, content)),
);

/** Any document of the editor: all kinds of blocks, marks, emoji, combining marks, lone surrogates, Markdown's own letters. */
export function randomDocument(): Arbitrary<Node> {
  return fc.array(block, { minLength: 1, maxLength: 6 }).map((content) => doc.create(null, content));
}
