import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { expect, test } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();

const zip = (files: Readonly<Record<string, string>>) =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])));
const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const docx = (body: string, more: Readonly<Record<string, string>> = {}) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships><Relationship Id="a" Type="${kind}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    "word/media/image1.png": "a picture",
    ...more,
  });
const partsOf = (path: string) =>
  Object.fromEntries(
    readZip(readFileSync(path), defaultLimits, () => true).map(({ name, bytes }) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

const bold = "<w:rPr><w:b/></w:rPr>";
const letter = `<w:p><w:r><w:t>A letter</w:t></w:r></w:p><w:p><w:r>${bold}<w:t xml:space="preserve">We saw teh sea</w:t></w:r><w:r><w:br/><w:t>and a apple.</w:t></w:r></w:p>`;

test("findings in a Word file are at the number of their paragraph", async () => {
  const path = file("letter.docx", docx(letter));
  const { status, out, err } = await housestyle(["check", path]);
  expect({ status, err }).toEqual({ status: 1, err: "2 suggestions in 1 file.\n" });
  expect(out.match(/letter\.docx:\d+:\d+/g)).toEqual(["letter.docx:2:8", "letter.docx:2:20"]);
});

test("fix corrects the words in their place, and every other byte of the parts stays", async () => {
  const path = file("fixed.docx", docx(letter));
  const before = partsOf(path);
  const { status, err } = await housestyle(["fix", path]);
  expect({ status, err }).toEqual({ status: 0, err: "2 fixes applied.\n0 suggestions in 1 file.\n" });
  const document = before["word/document.xml"]
    ?.replace("We saw teh sea", "We saw the sea")
    .replace("<w:t>and a apple.", '<w:t xml:space="preserve">and an apple.');
  expect(partsOf(path)).toEqual({ ...before, "word/document.xml": document });
});

test("with --track-changes each fix is a deletion and an insertion with author and date", async () => {
  const path = file("tracked.docx", docx(letter));
  const { status, err } = await housestyle(["fix", path, "--track-changes", "--author", "Ann"]);
  expect({ status, err }).toEqual({ status: 0, err: "2 fixes applied.\n0 suggestions in 1 file.\n" });
  const { "word/document.xml": document = "", ...others } = partsOf(path);
  expect(document.replace(/w:date="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"/g, "w:date")).toContain(
    `<w:del w:id="1" w:author="Ann" w:date><w:r>${bold}<w:delText xml:space="preserve">teh</w:delText></w:r></w:del>` +
      `<w:ins w:id="2" w:author="Ann" w:date><w:r>${bold}<w:t xml:space="preserve">the</w:t></w:r></w:ins>`,
  );
  expect(others["word/media/image1.png"]).toBe("a picture");
  // Nothing is left to fix, so nothing is written again.
  const { mtimeMs } = statSync(path);
  expect((await housestyle(["check", path, "--fix", "--track-changes"])).err).toContain("0 fixes applied.");
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

const noted = {
  "word/_rels/document.xml.rels": `<Relationships><Relationship Id="h" Type="${kind}/header" Target="header1.xml"/></Relationships>`,
  "word/footnotes.xml":
    '<w:footnotes><w:footnote w:id="1"><w:p><w:r><w:t>I recieved it.</w:t></w:r></w:p></w:footnote></w:footnotes>',
  "word/header1.xml": "<w:hdr><w:p><w:r><w:t>Teh header</w:t></w:r></w:p></w:hdr>",
};
const marked = '<w:p><w:r><w:t>We saw teh sea</w:t><w:footnoteReference w:id="1"/><w:t>.</w:t></w:r></w:p>';

test("footnotes, headers, and words beside the mark of a note are corrected in their places", async () => {
  const path = file("noted.docx", docx(marked, noted));
  const before = partsOf(path);
  const { err } = await housestyle(["fix", path]);
  expect(err).toBe("3 fixes applied.\n0 suggestions in 1 file.\n");
  const changed = Object.entries(partsOf(path)).filter(([name, text]) => text !== before[name]);
  expect(changed.map(([name]) => name)).toEqual(["word/document.xml", "word/footnotes.xml", "word/header1.xml"]);
  expect(partsOf(path)["word/document.xml"]).toContain("We saw the sea</w:t><w:footnoteReference");
});

test("with --comments each finding that is left is a comment on its words, and only once", async () => {
  const path = file(
    "comments.docx",
    docx(`${letter}<w:p><w:r><w:t>Their is a boat in order to sail.</w:t></w:r></w:p>`),
  );
  const asked = ["fix", path, "--comments", "--author", "Ann", "--track-changes"];
  const { err } = await housestyle(asked);
  expect(err).toMatch(/^2 fixes applied\.\n[1-9]\d* suggestions? in 1 file\.\n$/);
  const count = Number(/(\d+) suggestion/.exec(err)?.[1]);
  const parts = partsOf(path);
  expect(parts["word/comments.xml"]?.split('<w:comment w:id="')).toHaveLength(count + 1);
  expect(parts["word/comments.xml"]).toContain('w:author="Ann"');
  expect(parts["word/comments.xml"]).toContain("Suggestion");
  expect(parts["word/document.xml"]).toContain('<w:t xml:space="preserve">in order to</w:t></w:r><w:commentRangeEnd');
  await housestyle(asked);
  expect(partsOf(path)).toEqual(parts);
});

test("a fix that cannot be tracked is left out, and a sentence says so", async () => {
  const ruby = "<w:p><w:r><w:ruby><w:rubyBase><w:r><w:t>I recieved it.</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>";
  const path = file("ruby.docx", docx(ruby + letter));
  const { err } = await housestyle(["fix", path, "--track-changes"]);
  expect(err).toContain("ruby.docx: 1 fix was skipped because the change cannot be tracked.");
  expect(err).toContain("2 fixes applied.\n1 suggestion in 1 file.");
});

test("an .odt is corrected in its place, or with tracked changes and comments", async () => {
  const body = "<text:p>We saw teh sea in order to sail.</text:p>";
  const odt = zip({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    "Pictures/1.png": "a picture",
  });
  const [plain, tracked] = [file("plain.odt", odt), file("tracked.odt", odt)];
  expect((await housestyle(["fix", plain])).err).toContain("1 fix applied.");
  const before = partsOf(tracked);
  const corrected = before["content.xml"]?.replace("teh", "the");
  expect(partsOf(plain)).toEqual({ ...before, "content.xml": corrected });
  // Programs know the file by its first bytes: the type, not compressed.
  expect(readFileSync(plain).subarray(30, 60).toString()).toBe("mimetypeapplication/vnd.oasis.");
  await housestyle(["fix", tracked, "--track-changes", "--comments", "--author", "Ann"]);
  const { "content.xml": content = "" } = partsOf(tracked);
  expect(content).toContain("<text:changed-region");
  expect(content).toMatch(
    /<office:annotation [^>]*><dc:creator[^>]*>Ann<.*<\/office:annotation>in order to<office:annotation-end/,
  );
});

test("a file is replaced in one step: no other file is left, its mode stays, and so does a link to it", async () => {
  const path = file("linked/real.docx", docx(letter));
  chmodSync(path, 0o640);
  symlinkSync(path, join(folder, "linked/link.docx"));
  await housestyle(["fix", join(folder, "linked/link.docx")]);
  expect(partsOf(path)["word/document.xml"]).toContain("the sea");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(folder, "linked"))).toEqual(["link.docx", "real.docx"]);
});

test.each<[string, Uint8Array | string, string]>([
  [
    "a.odt",
    zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<a>" }),
    "damaged or incomplete.",
  ],
  [
    "a.ods",
    zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" }),
    "not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project. Save it as one of these, or open it in the Housestyle editor.",
  ],
  [
    "a.xlsx",
    zip({ "_rels/.rels": "<a/>", "xl/workbook.xml": "<a/>" }),
    "not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project.",
  ],
  [
    "a.rtf",
    "{\\rtf1 teh}",
    "not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project.",
  ],
  [
    "a.pdf",
    "%PDF-1.4\nteh",
    "not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project.",
  ],
  ["torn.docx", docx("<w:p>"), "damaged or incomplete."],
  ["half.docx", docx(letter).subarray(0, 200), "damaged"],
  ["bomb.docx", docx(`<w:p><w:r><w:t>${"a ".repeat(4_000_000)}</w:t></w:r></w:p>`), "The archive"],
])("%s is refused with one sentence, and the others are checked", async (name, content, reason) => {
  const [path, other] = [file(name, content), file("other.md", "We saw teh sea.\n")];
  const { status, out, err } = await housestyle(["check", path, other]);
  expect(status).toBe(2);
  expect(err.split("\n").filter((line) => line.includes(name))).toEqual([expect.stringContaining(reason)]);
  expect(out).toContain("other.md:1:8: error");
});

test("a text that mentions the mark of a PDF is a text", async () => {
  const { out } = await housestyle(["check", file("pdf.md", "A PDF begins with %PDF-1.4, and teh rest follows.\n")]);
  expect(out).toContain("pdf.md:1:33: error");
});

test("a Word file from standard input is checked and not fixed; texts have no tracked changes", async () => {
  const text = file("text.md", "We saw teh sea.\n");
  const { status, err } = await housestyle(["fix", text, "--track-changes"]);
  expect({ status, err }).toEqual({
    status: 2,
    err: expect.stringContaining(
      "text.md: changes can be tracked only in .docx and .odt files. The file is unchanged.",
    ),
  });
  expect(readFileSync(text, "utf8")).toBe("We saw teh sea.\n");
  expect(await housestyle(["check", text, "--track-changes"])).toEqual({
    status: 2,
    out: "",
    err: "--track-changes requires --fix, as in housestyle fix FILE.docx --track-changes.\n",
  });
  expect((await housestyle(["check", text, "--comments"])).err).toContain("--comments requires --fix");
  expect((await housestyle(["fix", text, "--comments"])).err).toContain(
    "only into .docx and .odt files. The file is unchanged.",
  );
});

const script =
  '<?xml version="1.0"?>\n<FinalDraft><Content><Paragraph Type="Scene Heading"><Text>INT. BOAT</Text></Paragraph><Paragraph Type="Action"><Text>We saw teh sea.</Text></Paragraph></Content></FinalDraft>';
const project = zip({
  "Sea.scriv/Sea.scrivx":
    '<ScrivenerProject><Binder><BinderItem UUID="A" Type="DraftFolder"><Children><BinderItem UUID="B" Type="Text"><Title>One</Title></BinderItem></Children></BinderItem></Binder></ScrivenerProject>',
  "Sea.scriv/Files/Data/B/content.rtf": "{\\rtf1 We saw teh sea.}",
});

test.each([
  ["night.fdx", script],
  ["sea.zip", project],
])("the paragraphs of %s are checked, and the file is not changed", async (name, content) => {
  const path = file(name, content);
  const { status, out } = await housestyle(["check", path]);
  expect(status).toBe(1);
  expect(out).toContain(`${name}:2:8: error spelling/unknown-word`);
  const before = readFileSync(path);
  const { status: failed, err } = await housestyle(["fix", path]);
  expect(failed).toBe(2);
  expect(err).toContain("can be checked, but not changed.");
  expect(readFileSync(path)).toEqual(before);
});

test("a damaged script is refused", async () => {
  const { status, err } = await housestyle(["check", file("cut.fdx", script.slice(0, -20))]);
  expect(status).toBe(2);
  expect(err).toContain("damaged or incomplete. Open it in Final Draft");
});

test("descriptions of pictures are checked and corrected after the text", async () => {
  const picture = (words: string) =>
    `<w:p><w:r><w:drawing><wp:docPr id="1" descr="${words}"/></w:drawing></w:r></w:p><w:p><w:r><w:t>A boat.</w:t></w:r></w:p>`;
  const path = file("picture.docx", docx(picture("We saw teh sea.")));
  const { out } = await housestyle(["check", path]);
  expect(out.match(/picture\.docx:\d+:\d+/g)).toEqual(["picture.docx:3:8"]);
  await housestyle(["fix", path]);
  expect(partsOf(path)["word/document.xml"]).toContain(picture("We saw the sea."));
});
