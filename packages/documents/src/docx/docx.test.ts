import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { Fragment, type Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { textBlocks, textOf } from "../text-blocks.ts";
import { docxDocument } from "./docx-document.ts";
import { docxParts } from "./docx-parts.ts";

const around = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const none = { styles: "", numbering: "", footnotes: "", endnotes: "", links: new Map<string, string>(), others: [] };
const open = (body: string) =>
  docxDocument({
    ...none,
    document: around(body),
    styles: '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>',
    numbering:
      '<w:numbering><w:abstractNum w:abstractNumId="4"><w:lvl><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num></w:numbering>',
  });
const { doc, paragraph, noteMark, note: note_ } = schema.nodes;
const plain = (...lines: string[]) =>
  doc.create(
    null,
    lines.map((line) => paragraph.create(null, line ? schema.text(line) : null)),
  );
/** A document with other words in its text blocks. */
function withTexts(node: Node, lines: string[]): Node {
  if (node.isTextblock) {
    const line = lines.shift() ?? "";
    return node.copy(Fragment.from(line ? schema.text(line) : null));
  }
  return node.copy(Fragment.from(node.children.map((child) => withTexts(child, lines))));
}
const texts = (body: string) => textBlocks(open(body).doc).map(({ node }) => textOf(node));

const look = '<w:rPr><w:rFonts w:ascii="Garamond"/><w:b/></w:rPr>';
const letter = `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>Teh sea</w:t></w:r></w:p><w:p w:rsidR="1"><w:r><w:t xml:space="preserve">We saw </w:t></w:r><w:r>${look}<w:t>teh</w:t></w:r><w:r><w:t xml:space="preserve"> boat &amp; </w:t><w:drawing><w:p><w:r><w:t>caption</w:t></w:r></w:p></w:drawing><w:t>the</w:t><w:tab/><w:t>sea.</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><w:p><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr><w:r><w:t>one</w:t></w:r></w:p>`;

test("headings, lists, bold and tabs are read; captions of pictures and what was struck out are not", () => {
  const { doc: read } = open(letter);
  expect(read.toString()).toBe(
    'doc(heading("Teh sea"), paragraph("We saw ", strong("teh"), " boat & the\\tsea."), bullets(item(paragraph("one"))))',
  );
});

test("a word that is put right keeps its font, and nothing beside it is touched", () => {
  const opened = open(letter);
  const corrected = JSON.stringify(opened.doc).replace("Teh", "The").replace('"teh"', '"the"');
  const now = opened.with(schema.nodeFromJSON(JSON.parse(corrected))).document;
  expect(now).toBe(
    around(letter)
      .replace("<w:t>Teh sea</w:t>", '<w:t xml:space="preserve">The sea</w:t>')
      .replace("<w:t>teh</w:t>", '<w:t xml:space="preserve">the</w:t>'),
  );
});

test("a new paragraph stands like the one before it, one that is gone is gone, and a cell keeps its last", () => {
  const { doc: read, with: withContent } = open(letter);
  const two = schema.nodes.item.create(null, paragraph.create(null, schema.text("two")));
  const last = read.child(2);
  const list = withContent(read.copy(read.content.replaceChild(2, last.copy(last.content.addToEnd(two))))).document;
  expect(list).toContain(
    '</w:p><w:p><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr><w:r><w:t xml:space="preserve">two</w:t>',
  );
  const cells = "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>";
  const opened = open(cells);
  expect(texts(cells)).toEqual(["a", ""]);
  expect(opened.with(withTexts(opened.doc, ["", ""])).document).toBe(around(cells.replace("<w:t>a</w:t>", "")));
  expect(opened.with(withTexts(opened.doc, ["a", "b"])).document).toContain(
    '<w:p><w:r><w:t xml:space="preserve">b</w:t></w:r></w:p></w:tc>',
  );
});

const word = fc.constantFrom("teh", "boat", " ", "&", "<", "é", "😀", "\t", ".");
const runs = fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 3 });
const source = runs.map((all) =>
  all
    .map(
      (words) =>
        `<w:r>${look}<w:t xml:space="preserve">${words
          .filter((each) => each !== "\t")
          .join("")
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;")}</w:t>${words.includes("\t") ? "<w:tab/>" : ""}</w:r>`,
    )
    .join(""),
);
const written = fc.array(word, { maxLength: 6 }).map((words) => words.join(""));

test("whatever is written, the file says it when it is read again, and unchanged it is the same", () => {
  holds(
    fc.property(
      fc.array(source, { minLength: 1, maxLength: 4 }),
      fc.array(written, { minLength: 1, maxLength: 5 }),
      (paragraphs, now) => {
        const body = paragraphs.map((each) => `<w:p>${each}</w:p>`).join("");
        const opened = open(body);
        expect(opened.with(opened.doc).document).toBe(around(body));
        const again = docxDocument({ ...none, document: opened.with(plain(...now)).document });
        expect(textBlocks(again.doc).map(({ node }) => textOf(node))).toEqual(now);
      },
    ),
  );
});

test("a word that is corrected in a table stays in its cell, and no paragraph is added", () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p></w:tc>`;
  const table = (cells: readonly string[]) => `<w:tbl><w:tr>${cells.map(cell).join("")}</w:tr></w:tbl>`;
  const corrections: Readonly<Record<string, string>> = { teh: "the", adn: "and" };
  const words = fc.constantFrom("teh", "the", "adn", "and", "sea");
  holds(
    fc.property(fc.array(fc.tuple(words, fc.boolean()), { minLength: 1, maxLength: 8 }), (cells) => {
      const now = cells.map(([text, isCorrected]) => (isCorrected ? (corrections[text] ?? text) : text));
      const opened = open(table(cells.map(([text]) => text)));
      expect(opened.with(withTexts(opened.doc, [...now])).document).toBe(around(table(now)));
    }),
  );
});

test("a word in a cell is corrected while a paragraph is added elsewhere", () => {
  const cells = (word: string) =>
    `<w:tbl><w:tr><w:tc><w:p><w:r><w:t xml:space="preserve">${word}</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
  const last = '<w:p><w:r><w:t xml:space="preserve">End</w:t></w:r></w:p>';
  const opened = open(cells("teh") + last);
  const now = withTexts(opened.doc, ["the", "End"]);
  const longer = now.copy(now.content.addToEnd(paragraph.create(null, schema.text("New"))));
  expect(opened.with(longer).document).toBe(around(cells("the") + last + last.replace("End", "New")));
});

test.each(["<w:p>", "<w:p></w:r>", '<w:p a="', "<!-- ", "<w:t><![CDATA["])("%s is refused", (torn) => {
  expect(() => open(torn)).toThrow();
});

test("lists lie in lists as their levels or styles say", () => {
  const at = (level: number, words: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const body = at(0, "a") + at(1, "b") + at(2, "c") + at(1, "d") + at(0, "e");
  expect(open(body).doc.toString()).toBe(
    'doc(bullets(item(paragraph("a"), bullets(item(paragraph("b"), bullets(item(paragraph("c")))), item(paragraph("d")))), item(paragraph("e"))))',
  );
  expect(open(body).with(open(body).doc).document).toBe(around(body));
  const styled = docxDocument({
    ...none,
    document: around(
      '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:t>b</w:t></w:r></w:p>',
    ),
    styles:
      '<w:styles><w:style w:styleId="A"><w:name w:val="List Number"/></w:style><w:style w:styleId="B"><w:name w:val="List Bullet 2"/></w:style></w:styles>',
  });
  expect(styled.doc.toString()).toBe('doc(numbers(item(paragraph("a"), bullets(item(paragraph("b"))))))');
});

test("hidden text stays in the file and is not read; tracked changes are noticed", () => {
  const body = "<w:p><w:r><w:t>Shown</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>";
  expect(texts(body)).toEqual(["Shown"]);
  expect(open(body).with(plain("Shown now")).document).toContain("<w:vanish/></w:rPr><w:t>hidden</w:t>");
  expect([open(body).isTracked, open(letter).isTracked]).toEqual([false, true]);
});

test("quotations, code, dividers, and links are read, also by styles that rest on others", () => {
  const named = (id: string, name: string, rest = "") =>
    `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${rest}</w:style>`;
  const styled = (id: string, words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const body =
    styled("Part", "one") +
    styled("Q", "two") +
    styled("Q", "three") +
    styled("C", "x = 1") +
    '<w:p><w:pPr><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr></w:p>' +
    '<w:p><w:hyperlink r:id="r1"><w:r><w:rPr><w:rStyle w:val="E"/></w:rPr><w:t>here</w:t></w:r></w:hyperlink></w:p>';
  const opened = docxDocument({
    ...none,
    document: around(body),
    styles: `<w:styles>${named("Part", "Part", '<w:basedOn w:val="H"/>')}${named("H", "Kapitel", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>')}${named("Q", "Quote")}${named("C", "Source Code")}${named("E", "Emphasis")}</w:styles>`,
    links: new Map([["r1", "https://example.org/"]]),
  });
  expect(opened.doc.toString()).toBe(
    'doc(heading("one"), quote(paragraph("two"), paragraph("three")), code("x = 1"), rule, paragraph(link(em("here"))))',
  );
  expect(opened.doc.firstChild?.attrs.level).toBe(2);
  expect(opened.with(opened.doc).document).toBe(around(body));
});

const note = (id: number, words: string, type = "") =>
  `<w:footnote w:id="${id}"${type}><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> ${words}</w:t></w:r></w:p></w:footnote>`;
const notes = (...words: string[]) =>
  `<w:footnotes>${note(-1, "", ' w:type="separator"')}${words.map((each, at) => note(at + 1, each)).join("")}</w:footnotes>`;

test("footnotes are read with their marks and corrected in their own part", () => {
  const body = "<w:p><w:r><w:t>Text</w:t><w:footnoteReference w:id='1'/></w:r></w:p>";
  const opened = docxDocument({ ...none, document: around(body), footnotes: notes("Teh first.", "Without a mark.") });
  expect(opened.doc.toString()).toBe('doc(paragraph("Text", noteMark), note(paragraph("Teh first.")))');
  expect(opened.with(opened.doc)).toEqual({
    document: around(body),
    footnotes: notes("Teh first.", "Without a mark."),
    endnotes: "",
  });
  const corrected = withNote(opened.doc, "The first.");
  expect(opened.with(corrected)).toEqual({
    document: around(body),
    footnotes: notes("The first.", "Without a mark."),
    endnotes: "",
  });
  // A note that is gone takes its mark with it and leaves an empty one in its part.
  const gone = opened.with(plain("Text"));
  expect(gone.document).not.toContain("footnoteReference");
  expect(gone.footnotes).toContain("<w:footnoteRef/>");
  expect(gone.footnotes).not.toContain("Teh");
});

const withNote = (from: Node, ...lines: string[]) =>
  doc.create(null, [
    ...from.children.filter(({ type }) => type !== note_),
    note_.create({ id: from.lastChild?.attrs.id }, plain(...lines).content),
  ]);

const bold = (words: string) => schema.text(words, [schema.marks.strong.create()]);

test("a note that is new is added to the footnotes, and its mark is where it was put", () => {
  const body = "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>We saw it here</w:t></w:r></w:p>";
  const opened = open(body);
  const now = doc.create(null, [
    paragraph.create(null, [bold("We saw it"), noteMark.create({ id: "x" }), bold(" here")]),
    note_.create({ id: "x" }, paragraph.create(null, schema.text("A source."))),
  ]);
  const written = opened.with(now);
  const again = docxDocument({ ...none, ...written });
  expect(again.doc.toString()).toBe(
    'doc(paragraph(strong("We saw it"), noteMark, strong(" here")), note(paragraph("A source.")))',
  );
});

test("notes can be written into any file, moved and removed, and come back as they were", () => {
  const line = fc.array(fc.constantFrom("sea", " ", "boat", "*"), { maxLength: 5 });
  holds(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(line, { minLength: 1, maxLength: 4 }),
      (before, now) => {
        const [first, second] = [before, now].map((lines) => withMarks(lines));
        if (!first || !second) return;
        const file = open("<w:p><w:r><w:t>Begin</w:t></w:r></w:p>").with(first);
        const opened = docxDocument({ ...none, ...file });
        expect(shown(opened.doc)).toEqual(shown(first));
        expect(opened.with(opened.doc)).toEqual(file);
        expect(shown(docxDocument({ ...none, ...opened.with(second) }).doc)).toEqual(shown(second));
      },
    ),
  );
});

/** A document of these lines in which each star is the mark of a note. */
function withMarks(lines: readonly (readonly string[])[]): Node {
  let count = 0;
  const blocks = lines.map((words) =>
    paragraph.create(
      null,
      words.map((word) => (word === "*" ? noteMark.create({ id: `footnote-${++count}` }) : schema.text(word))),
    ),
  );
  const notes = Array.from({ length: count }, (_, at) =>
    note_.create({ id: `footnote-${at + 1}` }, paragraph.create(null, schema.text(`Note ${at + 1}.`))),
  );
  return doc.create(null, [...blocks, ...notes]);
}

const shown = (from: Node) => textBlocks(from).map(({ node }) => textOf(node));

test("tables, page breaks, alignment, and looks are read; cells that go on span rows", () => {
  const cell = (words: string, properties = "") =>
    `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}<w:p>${words && `<w:r><w:t>${words}</w:t></w:r>`}</w:p></w:tc>`;
  const row = (cells: string, properties = "") =>
    `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells}</w:tr>`;
  const body = `<w:tbl>${row(cell("Head", '<w:gridSpan w:val="2"/>'), "<w:tblHeader/>")}${row(cell("a", '<w:vMerge w:val="restart"/>') + cell("b"))}${row(cell("", "<w:vMerge/>") + cell("c"))}</w:tbl><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>H</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:rPr><w:strike/></w:rPr><w:t>O</w:t></w:r><w:r><w:br w:type="page"/></w:r></w:p>`;
  const opened = open(body);
  expect(opened.doc.toString()).toBe(
    'doc(table(row(headerCell(paragraph("Head"))), row(cell(paragraph("a")), cell(paragraph("b"))), row(cell(paragraph("c")))), paragraph(underline("H"), subscript("2"), strike("O")), pageBreak)',
  );
  expect(opened.doc.child(0).child(0).child(0).attrs.colspan).toBe(2);
  expect(opened.doc.child(0).child(1).child(0).attrs.rowspan).toBe(2);
  expect(opened.doc.child(1).attrs.align).toBe("center");
  expect(opened.with(opened.doc).document).toBe(around(body));
});

test("the parts of a file are found by its relationships", () => {
  const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const files: Readonly<Record<string, string>> = {
    "_rels/.rels": `<Relationships><Relationship Id="a" Type="${kind}/officeDocument" Target="/word/document2.xml"/></Relationships>`,
    "word/document2.xml": around("<w:p/>"),
    "word/_rels/document2.xml.rels": `<Relationships><Relationship Id="b" Type="${kind}/styles" Target="styles2.xml"/><Relationship Id="c" Type="${kind}/hyperlink" Target="https://example.org/" TargetMode="External"/></Relationships>`,
    "word/styles2.xml": "<w:styles/>",
    "word/footnotes.xml": notes("one"),
  };
  const { parts, names } = docxParts((name) => files[name]);
  expect(parts).toMatchObject({ document: around("<w:p/>"), styles: "<w:styles/>", footnotes: notes("one") });
  expect(parts.links).toEqual(new Map([["c", "https://example.org/"]]));
  expect(names.document).toBe("word/document2.xml");
  expect(() => docxParts(() => undefined)).toThrow();
});
