import { schema } from "@housestyle/documents";
import { defaultLimits, encodeUtf16, readZip, writeZip } from "@housestyle/files";
import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";
import type { ReadFile } from "./open-file.ts";
import { readDocument, readText } from "./read-file.ts";
import { here } from "./testing/here.ts";

/** Reads a file here instead of in a worker. */
async function reading(content: BlobPart, name: string): Promise<ReadFile> {
  const read = await readDocument(new File([content], name), here);
  if ("refused" in read) throw new Error(read.refused);
  return read;
}

async function written({ bytesWith }: ReadFile, doc: ReadFile["doc"]): Promise<string> {
  const bytes = await bytesWith?.(doc);
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : "not written";
}

async function refusal(content: BlobPart, name: string): Promise<string | undefined> {
  const read = await readDocument(new File([content], name), here);
  return "refused" in read ? read.refused : undefined;
}

const zip = (files: Readonly<Record<string, string>>) =>
  new Uint8Array(
    writeZip(new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))),
  );

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

test.each([
  ["UTF-8", bytes(0xc3, 0xa9), "é"],
  ["UTF-8 with its mark", bytes(0xef, 0xbb, 0xbf, 0x61), "a"],
  ["UTF-16", bytes(0xff, 0xfe, 0xe9, 0x00), "é"],
  ["UTF-16, big end first", bytes(0xfe, 0xff, 0x00, 0xe9), "é"],
  ["Windows-1252", bytes(0x93, 0xe9, 0x94), "“é”"],
])("%s is read", async (_name, file, text) => {
  expect(await readText(file)).toBe(text);
});

test("a picture is refused", async () => {
  expect(await readText(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBeUndefined();
});

test("the ending of its name says how a text is read", async () => {
  expect((await reading("# Title", "a.md")).doc.firstChild?.type.name).toBe("heading");
  expect((await reading("# Title", "a.txt")).doc.firstChild?.type.name).toBe("paragraph");
  expect((await reading("INT. HOUSE", "a.fountain")).doc.firstChild?.type.name).toBe("heading");
  expect((await reading("<html><body>", "a.txt")).doc.textContent).toBe("<html><body>");
});

test.each([
  ["a.txt", "One.\r\nTwo.\r\n", "Two", "Too", "One.\r\nToo.\r\n"],
  ["a.txt", "We saw\nteh\n\nboat.\n", "teh", "the", "We saw\nthe\n\nboat.\n"],
  ["a.md", "* one\n* **teh** `x`\n", "teh", "the", "* one\n* **the** `x`\n"],
  ["a.fountain", "INT. HOUSE\n\nMARA\nI saw teh sea.\n", "teh", "the", "INT. HOUSE\n\nMARA\nI saw the sea.\n"],
])(
  "%s is written back with the words corrected, and otherwise as it was: %j",
  async (name, source, wrong, right, wanted) => {
    const read = await reading(source, name);
    const doc = schema.nodeFromJSON(JSON.parse(JSON.stringify(read.doc.toJSON()).replace(wrong, right)));
    expect(await written(read, doc)).toBe(wanted);
    expect(await written(read, read.doc)).toBe(source);
  },
);

test("blank lines without words take no longer than their number says", async () => {
  const read = await reading("\n".repeat(1_000_000), "a.txt");
  expect((await written(read, read.doc)).length).toBe(1_000_000);
});

test("UTF-16 stays UTF-16", async () => {
  const bytes = encodeUtf16("Teh boat.");
  const read = await reading(bytes, "a.txt");
  expect(await read.bytesWith?.(read.doc)).toEqual(bytes);
});

const paragraph = (text: string) => `<text:p>${text}</text:p>`;

test.each<[string, string, BlobPart, string]>([
  [
    "a.odt",
    "OpenDocument",
    zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": paragraph("a") }),
    "a",
  ],
  [
    "a.xml",
    "OpenDocument in one file",
    `<?xml version="1.0"?><office:document>${paragraph("a")}</office:document>`,
    "a",
  ],
  ["a.doc", "RTF that is called .doc", "{\\rtf1 a}", "a"],
  [
    "a.zip",
    "a Word document without its ending",
    zip({ "word/document.xml": "<w:p><w:r><w:t>a</w:t></w:r></w:p>" }),
    "a",
  ],
  [
    "a.xml",
    "a Final Draft script",
    '<?xml version="1.0"?>\n<FinalDraft><Content><Paragraph Type="Action"><Text>a</Text></Paragraph></Content></FinalDraft>',
    "a",
  ],
  [
    "a.zip",
    "a Scrivener project",
    zip({
      "__MACOSX/Sea.scriv/._Sea.scrivx": "x",
      "Sea.scriv/Sea.scrivx":
        '<ScrivenerProject><Binder><BinderItem UUID="A" Type="DraftFolder"><Children><BinderItem UUID="B" Type="Text"/></Children></BinderItem></Binder></ScrivenerProject>',
      "Sea.scriv/Files/Data/B/content.rtf": "{\\rtf1 a}",
      "Sea.scriv/Files/Data/B/notes.rtf": "{\\rtf1 no}",
    }),
    "a",
  ],
])("%s is opened by its content: %s", async (name, _, content, text) => {
  expect((await reading(content, name)).doc.textContent).toBe(text);
});

test("an OpenDocument text is written back with the words corrected, and otherwise as it was", async () => {
  const mimetype = "application/vnd.oasis.opendocument.text";
  const body = (text: string) =>
    `<office:document-content><office:body><office:text>${paragraph(text)}</office:text></office:body></office:document-content>`;
  const source = zip({ mimetype, "content.xml": body("We saw teh boat.") });
  const read = await reading(source, "a.odt");
  const doc = schema.nodeFromJSON(JSON.parse(JSON.stringify(read.doc.toJSON()).replace("teh", "the")));
  const bytes = await read.bytesWith?.(doc);
  const files = readZip(bytes instanceof Uint8Array ? bytes : new Uint8Array(), defaultLimits, () => true);
  expect(files.map(({ name, bytes: content }) => [name, new TextDecoder().decode(content)])).toEqual([
    ["mimetype", mimetype],
    ["content.xml", body("We saw the boat.")],
  ]);
  expect(read.trackable).toBe("odt");
  const tracked = await read.trackedWith?.(doc, []);
  expect(tracked).toMatchObject({ untracked: 0 });
});

test("a format that is only read cannot be written back", async () => {
  expect((await reading("{\\rtf1 a}", "a.rtf")).bytesWith).toBeUndefined();
});

test.each<[string, BlobPart, string]>([
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "picture"],
  ["binary data", new Uint8Array(200).fill(2), "not-text"],
  ["an archive", zip({ a: "b" }), "archive"],
  ["a spreadsheet", zip({ "_rels/.rels": "<a/>", "xl/workbook.xml": "<a/>" }), "sheet"],
  ["a presentation", zip({ mimetype: "application/vnd.oasis.opendocument.presentation" }), "slides"],
  ["a Pages document", zip({ "Index/Document.iwa": "x" }), "pages"],
  ["a Word document of 2003", '<?xml version="1.0"?><?mso-application progid="Word.Document"?><a/>', "old-word"],
  ["a drawing", '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', "picture"],
  ["a web archive", "MIME-Version: 1.0\nContent-Type: multipart/related", "web-archive"],
  ["an empty Word document", zip({ "_rels/.rels": "<Relationships/>" }), "damaged"],
  ["half an archive", zip({ "word/document.xml": "<w:p/>" }).subarray(0, 40), "damaged"],
])("%s that is called .doc is never opened as text", async (_, content, reason) => {
  expect(await refusal(content, "a.doc")).toBe(reason);
});

test.each(["a.docx", "a.ODT", "a.epub", "a.pdf", "a.fdx"])(
  "a text that is called %s is not opened as what it is not",
  async (name) => {
    expect(await refusal("Dear Ann,", name)).toBe("misnamed");
  },
);

test("a folder and a file that is gone are refused", async () => {
  const gone = new File(["x"], "folder");
  gone.arrayBuffer = () => Promise.reject(new DOMException("It is gone.", "NotFoundError"));
  expect(await readDocument(gone)).toEqual({ refused: "unreadable" });
});

test("a file is named after the first words of the text", () => {
  expect(fileName("The Long/Night: a “tale”", "md", "text")).toBe("the-longnight-a-tale.md");
  expect(fileName("???", "txt", "text")).toBe("text.txt");
});
