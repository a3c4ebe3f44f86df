import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OfficeCorrection, type OfficeFile, type OfficeFiles, openOfficeFile } from "../../in-place/index.ts";
import { normalized, settledChanges } from "../../testing/settled-changes.ts";

const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const by = { author: "Ann", date: new Date("2026-11-27T10:20:30.400Z") };
const own = 'w:author="Ann" w:date="2026-11-27T10:20:30Z"';

const around = (body: string) => `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${kind}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => `<Relationships>${all.join("")}</Relationships>`;

/** A file whose main part is named as Word for the web names it. */
const archive = (body: string, parts: Readonly<Record<string, string>> = {}): OfficeFiles =>
  new Map(
    Object.entries({
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": relations(relation("a", "officeDocument", "/word/document2.xml")),
      "word/document2.xml": around(body),
      "word/media/image1.png": "a picture",
      ...parts,
    }).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
const partOf = (files: OfficeFiles, name = "word/document2.xml") => new TextDecoder().decode(files.get(name));
const textsIn = ({ paragraphs }: OfficeFile) => paragraphs.map(({ text }) => text);

/** The correction of a word in the first paragraph that has it. */
function correction(file: OfficeFile, before: string, words: string): OfficeCorrection {
  const paragraph = file.paragraphs.findIndex(({ text }) => text.includes(before));
  const start = file.paragraphs[paragraph]?.text.indexOf(before) ?? 0;
  return { paragraph, start, end: start + before.length, words };
}
const comment = (file: OfficeFile, on: string, text: string) => ({ ...correction(file, on, ""), text });

const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const p = (content: string) => `<w:p>${content}</w:p>`;
const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
const drawing = (content: string) => `<w:drawing><wps:wsp><wps:txbx>${box(content)}</wps:txbx></wps:wsp></w:drawing>`;
const picture = (content: string) => `<w:pict><v:shape><v:textbox>${box(content)}</v:textbox></v:shape></w:pict>`;
const alternate = (content: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${drawing(content)}</mc:Choice><mc:Fallback>${picture(content)}</mc:Fallback></mc:AlternateContent>`;

test("text boxes of both kinds are read once, after their paragraph, and hidden or deleted text is not", () => {
  const hidden = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>";
  const gone = `<w:del><w:r>${drawing(p(run("gone")))}</w:r></w:del>`;
  const body =
    p(`${run("One") + hidden + gone}<w:r>${alternate(p(run("Teh box")))}</w:r>`) +
    p(`<w:r>${picture(p(run("Old box")))}</w:r>`);
  expect(openOfficeFile(archive(body)).paragraphs.map(({ text, story }) => [text, story])).toEqual([
    ["One", "text"],
    ["Teh box", "textBox"],
    ["", "text"],
    ["Old box", "textBox"],
  ]);
});

test("a correction in a text box is made in both forms of it, and nothing else changes", () => {
  const body = p(`<w:r><w:t>Teh text</w:t>${alternate(p(run("Teh box")))}</w:r>`);
  const files = archive(body);
  const file = openOfficeFile(files);
  const { files: now, leftOut } = file.with([correction(file, "Teh box", "The box")], undefined);
  expect(leftOut).toBe(0);
  expect(partOf(now)).toBe(around(body.replaceAll("Teh box", "The box")));
  expect([...now].filter(([name, bytes]) => files.get(name) !== bytes).map(([name]) => name)).toEqual([
    "word/document2.xml",
  ]);
});

test("a text box and the run around it are both tracked", () => {
  const body = p(`<w:r><w:t>Teh text</w:t>${alternate(p(run("Teh box")))}</w:r>`);
  const file = openOfficeFile(archive(body));
  const both = [correction(file, "Teh text", "The text"), correction(file, "Teh box", "The box")];
  const tracked = partOf(file.with(both, by).files);
  expect(normalized(settledChanges(tracked, "Ann", "reject"))).toBe(normalized(around(body)));
  expect(normalized(settledChanges(tracked, "Ann", "accept"))).toBe(normalized(around(body.replaceAll("Teh", "The"))));
});

const header = (words: string) => `<w:hdr xmlns:w="w">${p(run(words))}</w:hdr>`;
const withParts = {
  "word/_rels/document2.xml.rels": relations(
    relation("h1", "header", "header1.xml"),
    relation("h2", "header", "header1.xml"),
    relation("f1", "footer", "footer1.xml"),
    relation("n", "footnotes", "footnotes.xml"),
  ),
  "word/header1.xml": header("Teh header"),
  "word/footer1.xml": header("Teh footer"),
  "word/footnotes.xml": `<w:footnotes xmlns:w="w"><w:footnote w:id="1">${p(run("Teh note"))}</w:footnote></w:footnotes>`,
};
const noted = p(`${run("Text")}<w:r><w:footnoteReference w:id="1"/></w:r>${run(" teh end")}`);

test("notes, headers, and footers follow the text, each part once, and are corrected in their parts", () => {
  const file = openOfficeFile(archive(noted, withParts));
  expect(textsIn(file)).toEqual(["Text\u2060 teh end", "Teh note", "Teh header", "Teh footer"]);
  expect(file.paragraphs.map(({ markup }) => markup)).toEqual([
    [{ start: 4, end: 5 }],
    undefined,
    undefined,
    undefined,
  ]);
  const corrections = [
    correction(file, "teh", "the"),
    ...["note", "header", "footer"].map((each) => correction(file, `Teh ${each}`, `The ${each}`)),
  ];
  for (const author of [undefined, by]) {
    const { files, leftOut } = file.with(corrections, author);
    expect(leftOut).toBe(0);
    expect(textsIn(openOfficeFile(files))).toEqual(["Text\u2060 the end", "The note", "The header", "The footer"]);
    expect(partOf(files)).toContain('<w:footnoteReference w:id="1"/>');
  }
});

test("a correction that would take the mark of a note along is left out", () => {
  const file = openOfficeFile(archive(noted, withParts));
  const { files, leftOut } = file.with([{ paragraph: 0, start: 0, end: 9, words: "A text" }], undefined);
  expect(leftOut).toBe(1);
  expect(partOf(files)).toBe(around(noted));
});

test("a comment is anchored on its words, and the part, its relationship, and its type are added", () => {
  const bold = "<w:rPr><w:b/></w:rPr>";
  const file = openOfficeFile(archive(`<w:p><w:r w:rsidR="1">${bold}<w:t>We saw teh &amp; sea</w:t></w:r></w:p>`));
  const files = file.withComments([comment(file, "teh &", "Spelling & more.\nSuggestion: “the”")], by);
  const part = (words: string) => `<w:r w:rsidR="1">${bold}<w:t xml:space="preserve">${words}</w:t></w:r>`;
  expect(partOf(files)).toBe(
    around(
      `<w:p>${part("We saw ")}<w:commentRangeStart w:id="1"/>${part("teh &amp;")}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${part(" sea")}</w:p>`,
    ),
  );
  expect(partOf(files, "word/comments.xml")).toContain(
    `<w:comment w:id="1" ${own} w:initials="A"><w:p><w:r><w:annotationRef/></w:r><w:r><w:t xml:space="preserve">Spelling &amp; more.</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve">Suggestion: “the”</w:t></w:r></w:p></w:comment></w:comments>`,
  );
  expect(partOf(files, "word/_rels/document2.xml.rels")).toContain(
    `Type="${kind}/comments" Target="/word/comments.xml"`,
  );
  expect(partOf(files, "[Content_Types].xml")).toMatch(
    /^<Types><Override PartName="\/word\/comments\.xml"[^>]*\/><\/Types>$/,
  );
});

test("comments that are there stay, no id is used twice, and a comment is not written a second time", () => {
  const there = `<w:comments xmlns:w="w"><w:comment w:id="1" w:author="Bo"><w:p>${run("Nice.")}</w:p></w:comment>`;
  const file = openOfficeFile(
    archive(p(`<w:bookmarkStart w:id="2"/>${run("teh teh")}`), {
      "word/_rels/document2.xml.rels": relations(relation("c", "comments", "comments.xml")),
      "word/comments.xml": `${there}</w:comments>`,
    }),
  );
  const comments = [comment(file, "teh", "Spelling."), { paragraph: 0, start: 4, end: 7, text: "Spelling." }];
  const files = file.withComments(comments, by);
  expect(partOf(files, "word/comments.xml").startsWith(there)).toBe(true);
  expect([...partOf(files).matchAll(/<w:commentReference w:id="(\d+)"/g)].map(([, id]) => id)).toEqual(["3", "4"]);
  expect(openOfficeFile(files).withComments(comments, by)).toBe(files);
});

test("comments on words outside of the text are at the mark of the note, at the text box, or at the first words", () => {
  const boxed = p(`${run("Around")}<w:r>${drawing(p(run("Teh box")))}</w:r>`);
  const file = openOfficeFile(archive(p("") + noted + boxed, withParts));
  const on = (words: string) => partOf(file.withComments([comment(file, words, "Look.")], by));
  const [start, end] = ['<w:commentRangeStart w:id="2"/>', '<w:commentRangeEnd w:id="2"/>'];
  expect(on("Teh note")).toContain(`${start}<w:r><w:footnoteReference w:id="1"/></w:r>${end}`);
  expect(on("Teh box")).toContain(`${start}${run("Around")}${end}`);
  expect(on("Teh header")).toContain(`${p("")}<w:p>${start}${run("Text")}`);
});

test("formatting from before a tracked change is not taken for the formatting of now", () => {
  const properties = '<w:rPr><w:b/><w:rPrChange w:id="7" w:author="Bo"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>';
  const body = `<w:p><w:pPr><w:jc w:val="center"/><w:pPrChange w:id="8"><w:pPr><w:jc w:val="left"/></w:pPr></w:pPrChange></w:pPr><w:r>${properties}<w:t>We saw teh sea</w:t></w:r></w:p>`;
  const file = openOfficeFile(archive(body));
  const files = file.withComments([comment(file, "teh", "Spelling.")], by);
  const commented = partOf(files);
  expect(commented.split("<w:rPrChange ")).toHaveLength(4);
  expect(new Set([...commented.matchAll(/<w:rPrChange w:id="(\d+)"/g)].map(([, id]) => id)).size).toBe(3);
  expect(textsIn(openOfficeFile(files))).toEqual(["We saw teh sea"]);
});

const words = fc.constantFrom("teh", "boat", " ", "&amp;", "é", "ö", "sea");
const content = fc.array(
  fc.oneof(
    fc.array(words, { maxLength: 4 }).map((all) => run(all.join(""))),
    fc.constant("<w:r><w:tab/></w:r>"),
    fc.array(words, { maxLength: 2 }).map((all) => `<w:hyperlink r:id="x">${run(all.join(""))}</w:hyperlink>`),
    fc.array(words, { maxLength: 2 }).map((all) => `<w:ins w:id="1" w:author="Bo">${run(all.join(""))}</w:ins>`),
    fc.array(words, { maxLength: 3 }).map((all) => `<w:r>${alternate(p(run(all.join(""))))}</w:r>`),
  ),
  { maxLength: 5 },
);

test("whatever is corrected and commented, the file says it when it is read again, and rejected it is as before", () => {
  const places = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3), fc.constantFrom("", "the", "a b")), { maxLength: 6 });
  holds(
    fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), places, (paragraphs, picked) => {
      const body = paragraphs.map((each) => p(each.join(""))).join("");
      const file = openOfficeFile(archive(body));
      const placed = picked.map(([at, from, length, text]) => {
        const paragraph = at % file.paragraphs.length;
        const size = file.paragraphs[paragraph]?.text.length ?? 0;
        const start = from % (size + 1);
        return { paragraph, start, end: Math.min(start + length, size), words: text, text: `About ${text}` };
      });
      const commented = file.withComments(placed, by);
      expect(textsIn(openOfficeFile(commented))).toEqual(textsIn(file));
      expect(partOf(commented).split("<w:commentRangeStart")).toHaveLength(placed.length + 1);
      expect(normalized(withoutMarks(partOf(commented)))).toBe(normalized(around(body)));
      const one = placed.slice(0, 1);
      const plain = file.with(one, undefined);
      const expected = textsIn(file).map((text, index) =>
        one.reduce(
          (now, each) => (each.paragraph === index ? now.slice(0, each.start) + each.words + now.slice(each.end) : now),
          text,
        ),
      );
      expect(textsIn(openOfficeFile(plain.files))).toEqual(plain.leftOut > 0 ? textsIn(file) : expected);
      const tracked = file.with(placed, by);
      expect(normalized(settledChanges(partOf(tracked.files), "Ann", "reject"))).toBe(normalized(around(body)));
    }),
  );
});

const withoutMarks = (xml: string) =>
  xml.replace(/<w:commentRange(?:Start|End) w:id="\d+"\/>|<w:r><w:commentReference w:id="\d+"\/><\/w:r>/g, "");
