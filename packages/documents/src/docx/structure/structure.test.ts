import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { Mark, type Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { ImageCollection } from "../../images/image-collection.ts";
import { schema } from "../../schema.ts";
import { smallImage } from "../../testing/small-image.ts";
import { docxArchive } from "../docx-archive.ts";

const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const empty = (body: string) =>
  new Map(
    Object.entries({
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": `<Relationships><Relationship Id="a" Type="${kind}/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`,
      "word/styles.xml":
        '<w:styles><w:style w:styleId="Cap"><w:name w:val="caption"/></w:style><w:style w:styleId="U1"><w:name w:val="heading 1"/></w:style></w:styles>',
    }).map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
  );
const documentIn = (files: ReadonlyMap<string, Uint8Array>) =>
  new TextDecoder().decode(files.get("word/document.xml")).replace(/^.*<w:body>|<w:sectPr\/><\/w:body>.*$/gs, "");

const { doc, paragraph, heading, rule, pageBreak, figure, caption, alternative, table, row, cell } = schema.nodes;
const collection = new ImageCollection();
const images = [40, 50].map((width) => {
  const image = collection.add(smallImage(width, 20));
  if (!image) throw new Error("This is an image.");
  return image;
});
const imageOf = (hash: string) => collection.images.get(hash);

const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);
const picture = (at: number, words: string, described: string) =>
  figure.create({ ...images[at] }, [
    caption.create(null, words ? schema.text(words) : null),
    alternative.create(null, described ? schema.text(described) : null),
  ]);
const tableOf = (rows: readonly (readonly string[])[]) =>
  table.create(
    null,
    rows.map((cells) =>
      row.create(
        null,
        cells.map((text) => cell.create(null, p(text))),
      ),
    ),
  );
const written = (before: readonly Node[], now: readonly Node[]) => {
  const files = docxArchive(empty("<w:p/>")).with(doc.create(null, before), imageOf);
  return docxArchive(files).with(doc.create(null, now), imageOf);
};
/** What a document holds. */
const held = (node: Node): unknown => {
  const { name } = node.type;
  if (name === "figure") return [node.attrs.src, node.firstChild?.content.toString(), node.lastChild?.textContent];
  if (name === "alternative" || node.isLeaf) return name;
  return [name, node.attrs, ...(node.isTextblock ? [node.content.toString()] : node.children.map(held))];
};

const word = fc.constantFrom("", "sea", "boat", "harbor & gull");
const mark = fc.constantFrom("strong", "em", "underline", "strike", "subscript", "superscript");
const words = fc.array(fc.tuple(word, fc.uniqueArray(mark, { maxLength: 2 })), { maxLength: 3 }).map((all) =>
  all.flatMap(([text, names]) => {
    const marks = names
      .filter((name) => name !== "superscript" || !names.includes("subscript"))
      .map((name) => schema.marks[name].create());
    return text
      ? [
          schema.text(
            text,
            marks.reduce((set, each) => each.addToSet(set), Mark.none),
          ),
        ]
      : [];
  }),
);
const aligned = fc.constantFrom(null, null, "center", "justify");
const simple = fc.oneof(
  { weight: 4, arbitrary: word.map(p) },
  {
    weight: 4,
    arbitrary: fc.tuple(aligned, words).map(([align, content]) => paragraph.create({ align }, content)),
  },
  fc
    .tuple(fc.constantFrom(1, 2), aligned, words)
    .map(([level, align, content]) => heading.create({ level, align }, content)),
  fc.constant(rule.create()),
  fc.constant(pageBreak.create()),
  fc.tuple(fc.constantFrom(0, 1), word, word).map((given) => picture(...given)),
);
const cells = fc
  .array(simple, { minLength: 1, maxLength: 2 })
  .map((content) => cell.create(null, [...content, p("x")]));
const tables = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.array(word, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([columns, rows]) => tableOf(rows.map((texts) => texts.slice(0, columns)))),
  fc.array(fc.array(cells, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 2 }).map((rows) =>
    table.create(
      null,
      rows.map((each) => row.create(null, each)),
    ),
  ),
  fc.constant(
    table.create(null, [
      row.create(null, [cell.create({ rowspan: 2 }, p("down")), cell.create({ colspan: 2 }, p("across"))]),
      row.create(null, [cell.create(null, p("sea")), cell.create(null, p(""))]),
    ]),
  ),
);
const blocks = fc.array(fc.oneof({ weight: 3, arbitrary: simple }, tables), { minLength: 1, maxLength: 6 });

test("what is new, gone, moved, or looks otherwise is so in the file", () => {
  holds(
    fc.property(blocks, blocks, (before, now) => {
      const files = written(before, now);
      const again = docxArchive(files);
      expect(held(again.doc)).toEqual(held(doc.create(null, now)));
      expect(again.with(again.doc)).toEqual(files);
    }),
    { numRuns: 1000 },
  );
});

test("a table keeps its look: a new row is like the one before it, and a cell is corrected in its place", () => {
  const look = '<w:tblPr><w:tblStyle w:val="Blue"/></w:tblPr><w:tblGrid><w:gridCol/></w:tblGrid>';
  const line = (id: number, text: string) =>
    `<w:tr w:rsidR="${id}"><w:trPr><w:cantSplit/></w:trPr><w:tc><w:tcPr><w:shd w:fill="EEE"/></w:tcPr><w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p></w:tc></w:tr>`;
  const source = `<w:tbl>${look}${line(1, "teh")}${line(2, "gone")}${line(3, "last")}</w:tbl>`;
  const now = (...rows: string[]) =>
    documentIn(docxArchive(empty(source)).with(doc.create(null, tableOf(rows.map((text) => [text]))), imageOf));
  expect(now("the", "gone", "last")).toBe(source.replace("teh", "the"));
  expect(now("teh", "last")).toBe(source.replace(line(2, "gone"), ""));
  expect(now("teh", "gone", "last", "new")).toBe(
    source.replace("</w:tbl>", `${line(4, "new").replace(' w:rsidR="4"', "")}</w:tbl>`),
  );
  expect(documentIn(docxArchive(empty(source)).with(doc.create(null, tableOf([["teh", "b"]])), imageOf))).toMatch(
    /^<w:tbl><w:tblPr><w:tblStyle w:val="Blue"\/><\/w:tblPr>/,
  );
});

test("a new paragraph after a table is after the table", () => {
  const source = "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl>";
  const files = docxArchive(empty(source)).with(doc.create(null, [tableOf([["a"]]), p("new")]));
  expect(documentIn(files)).toBe(`${source}<w:p><w:r><w:t xml:space="preserve">new</w:t></w:r></w:p>`);
});

test("an image that is moved keeps the element that shows it; one beside words leaves them", () => {
  const files = written([p("a"), picture(0, "", "A gull"), p("b")], [p("a"), p("b"), picture(0, "", "A gull")]);
  const drawing = /<w:drawing>.*?<\/w:drawing>/.exec(documentIn(files))?.[0] ?? "none";
  const beside = documentIn(files).replace(
    /^.*$/s,
    `<w:p><w:r><w:t xml:space="preserve">See </w:t></w:r><w:r>${drawing}</w:r><w:r><w:t>this</w:t></w:r></w:p>`,
  );
  const around = new Map(files).set(
    "word/document.xml",
    new TextEncoder().encode(`<w:document xmlns:w="w"><w:body>${beside}</w:body></w:document>`),
  );
  const opened = docxArchive(around);
  expect(opened.doc.toString()).toBe('doc(paragraph("See this"), figure(caption, alternative("A gull")))');
  const without = new TextDecoder().decode(opened.with(doc.create(null, p("See this"))).get("word/document.xml"));
  expect(without).toBe(`<w:document xmlns:w="w"><w:body>${beside.replace(drawing, "")}</w:body></w:document>`);
  const moved = new TextDecoder().decode(
    opened.with(doc.create(null, [picture(0, "", "A gull"), p("See this")])).get("word/document.xml"),
  );
  expect(moved.match(/<w:drawing>.*?<\/w:drawing>/g)).toEqual([drawing.replace(/docPr id="\d+"/, 'docPr id="2"')]);
});

test("an image that a file shows in two sizes keeps both when they change places", () => {
  const sized = (width: number) =>
    figure.create({ ...images[0], width, height: width / 2 }, [caption.create(), alternative.create()]);
  const [one, other] = [sized(40), sized(80)];
  const read = docxArchive(written([one, p("a"), other], [other, p("a"), one])).doc;
  expect(read.children.flatMap(({ attrs }) => attrs.width ?? [])).toEqual([80, 40]);
});

test("what the editor does not show stays when its paragraph goes", () => {
  const box = "<w:r><w:pict><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></w:pict></w:r>";
  const files = empty(`<w:p>${box}<w:r><w:t>a</w:t></w:r></w:p><w:p><w:r><w:t>b</w:t></w:r></w:p>`);
  expect(documentIn(docxArchive(files).with(doc.create(null, p("b"))))).toContain(box);
});

test("words look as they do in the document, with everything else that their run has", () => {
  const run = (properties: string, words: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const files = empty(
    `<w:p><w:pPr><w:spacing w:after="0"/></w:pPr>${run('<w:rFonts w:ascii="Garamond"/><w:i/>', "the sea")}</w:p>`,
  );
  const [em, strong] = [schema.marks.em.create(), schema.marks.strong.create()];
  const now = heading.create({ level: 1, align: "center" }, [schema.text("the ", [em]), schema.text("sea", [strong])]);
  expect(documentIn(docxArchive(files).with(doc.create(null, now)))).toBe(
    '<w:p><w:pPr><w:pStyle w:val="U1"/><w:spacing w:after="0"/><w:jc w:val="center"/></w:pPr>' +
      `<w:r><w:rPr><w:rFonts w:ascii="Garamond"/><w:i/></w:rPr><w:t xml:space="preserve">the </w:t></w:r>` +
      `${run('<w:rFonts w:ascii="Garamond"/><w:b/><w:i w:val="0"/>', "sea")}<w:r><w:rPr><w:rFonts w:ascii="Garamond"/><w:i/></w:rPr></w:r></w:p>`,
  );
});
