import fc, { type Arbitrary } from "fast-check";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { alignments, schema } from "../schema.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, newline } = schema.nodes;
const { rule, pageBreak, table, row, cell, headerCell, definitions, term, definition, note, noteMark } = schema.nodes;
const { strong, em, literal, underline, strike, subscript, superscript, math } = schema.marks;

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
const marks: Arbitrary<readonly Mark[]> = fc.constantFrom(
  [],
  [],
  [],
  [strong.create()],
  [em.create()],
  [underline.create()],
  [em.create(), strike.create()],
  [subscript.create()],
  [strong.create(), superscript.create()],
  [math.create()],
  [literal.create()],
);
const align = fc.constantFrom(null, null, null, ...alignments);
const piece: Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(words, marks).map(([text, on]) => schema.text(text, on)) },
  { weight: 1, arbitrary: fc.constant(null).map(() => newline.create()) },
  // The notes of a document are numbered when all of it is there.
  { weight: 1, arbitrary: fc.constant(null).map(() => noteMark.create({ id: "" })) },
);
const line = fc.array(piece, { maxLength: 4 });
const plain = fc.tuple(line, align).map(([pieces, how]) => paragraph.create({ align: how }, pieces));
const title = fc
  .tuple(line, fc.integer({ min: 1, max: 6 }), align)
  .map(([pieces, level, how]) => heading.create({ level, align: how }, pieces));
const listing = words.map((text) => code.create(null, schema.text(text)));
const entries = fc.array(
  plain.map((content) => item.create(null, content)),
  { minLength: 1, maxLength: 3 },
);
const grid = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) =>
    fc.tuple(
      fc.boolean(),
      fc.array(fc.array(plain, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    ),
  )
  .map(([hasHeader, rows]) =>
    table.create(
      null,
      rows.map((cells, index) =>
        row.create(
          null,
          cells.map((content) => (hasHeader && index === 0 ? headerCell : cell).create(null, content)),
        ),
      ),
    ),
  );
const glossary = fc.array(fc.tuple(line, plain), { minLength: 1, maxLength: 2 }).map((entries) =>
  definitions.create(
    null,
    entries.flatMap(([name, meaning]) => [term.create(null, name), definition.create(null, meaning)]),
  ),
);
const block: Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: plain },
  title,
  listing,
  grid,
  glossary,
  fc.constantFrom(rule, pageBreak).map((type) => type.create()),
  plain.map((content) => quote.create(null, content)),
  entries.map((content) => bullets.create(null, content)),
  fc.tuple(entries, fc.constantFrom(1, 1, 2, 4)).map(([content, start]) => numbers.create({ start }, content)),
);

/**
 * Any document of the editor: all kinds of blocks, marks, and notes, emoji, combining marks, lone surrogates, Markdown's own letters.
 */
export function randomDocument(): Arbitrary<Node> {
  return fc
    .tuple(fc.array(block, { minLength: 1, maxLength: 6 }), fc.array(words, { minLength: 1, maxLength: 3 }))
    .map(([content, said]) => {
      const notes: Node[] = [];
      const numbered = (node: Node): Node => {
        if (node.type !== noteMark) return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(numbered)));
        const id = `n${notes.length + 1}`;
        // Word parts the number of a note from its words by a space.
        const text = `n${said[notes.length % said.length]}`;
        notes.push(note.create({ id }, paragraph.create(null, schema.text(text))));
        return noteMark.create({ id });
      };
      const blocks = content.map(numbered);
      // There is always a place for the caret.
      const isWritable = blocks.some((node) => node.isTextblock || node.content.size > 0);
      return doc.create(null, [...blocks, ...(isWritable ? [] : [paragraph.create()]), ...notes]);
    });
}
