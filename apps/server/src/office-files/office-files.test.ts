import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

const server = await sharedServer();

const zip = (files: Readonly<Record<string, string>>) =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])));
const words = "We saw teh sea in order to sail.";
const docx = (body = `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`) =>
  zip({
    "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    "word/media/image1.png": "a picture",
  });
const odt = zip({
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": `<office:document-content><office:body><office:text><text:p>${words}</text:p></office:text></office:body></office:document-content>`,
});

interface Fixed {
  readonly Fixes: number;
  readonly LeftOut: number;
  readonly Left: number;
  readonly Base64: string;
}
const fix = (person: Visitor, file: Uint8Array, query = "") =>
  person.post<Fixed>(`/api/v1/files/fix${query}`, {
    FileName: "letter.docx",
    Base64: Buffer.from(file).toString("base64"),
  });
const partsOf = (base64: string) =>
  new Map(
    readZip(new Uint8Array(Buffer.from(base64, "base64")), defaultLimits, () => true).map(({ name, bytes }) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

test("a Word file comes back with its words corrected in their places, and nothing else changed", async () => {
  const person = await signedUp(server);
  const { status, body } = await fix(person, docx());
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { FileName: "letter.docx", Fixes: 1, LeftOut: 0, Left: 1 },
  });
  const parts = partsOf(body.Base64);
  expect(parts.get("word/document.xml")).toContain("We saw the sea in order to sail.");
  expect(parts.get("word/media/image1.png")).toBe("a picture");
});

test("fixes are tracked and suggestions become comments by the named author, in both formats", async () => {
  const person = await signedUp(server);
  const query = "?trackChanges=true&comments=true&author=Ann";
  const word = partsOf((await fix(person, docx(), query)).body.Base64);
  expect(word.get("word/document.xml")).toMatch(/<w:del w:id="\d+" w:author="Ann"/);
  expect(word.get("word/comments.xml")).toContain('w:author="Ann"');
  const content = partsOf((await fix(person, odt, query)).body.Base64).get("content.xml");
  expect(content).toContain("<text:changed-region");
  expect(content).toMatch(/<\/office:annotation>in order to<office:annotation-end/);
});

test("the rules of the caller apply, and a file can be sent as a form", async () => {
  const person = await signedUp(server);
  await person.post("/api/ignorepatterns", { word: "teh" });
  const form = new FormData();
  form.append("file", new Blob([docx() as BlobPart]), "form.docx");
  const response = await fetch(`${server.url}/api/v1/files/fix`, {
    method: "POST",
    headers: { clientApp: "1", origin: "http://housestyle.test", cookie: person.cookie() },
    body: form,
  });
  expect(await response.json()).toMatchObject({ FileName: "form.docx", Fixes: 0, Left: 1 });
});

test.each<[string, Uint8Array, string]>([
  ["what is no archive", new TextEncoder().encode("teh"), "ZIP"],
  ["half an archive", docx().subarray(0, 100), "ZIP"],
  ["torn XML", docx("<w:p>"), "not a Word"],
  ["another archive", zip({ "a.txt": "a" }), "not a Word"],
  ["entities of its own", zip({ "word/document.xml": '<!DOCTYPE x [<!ENTITY a "b">]><w:p/>' }), "not a Word"],
  ["a bomb", docx(`<w:p><w:r><w:t>${"a ".repeat(4_000_000)}</w:t></w:r></w:p>`), "The archive"],
  [
    "a password",
    zip({ mimetype: "application/vnd.oasis.opendocument.text", "META-INF/manifest.xml": "<encryption-data/>" }),
    "password",
  ],
])("%s is refused with one sentence", async (_, file, reason) => {
  const answer = await fix(await signedUp(server), file);
  expect(answer).toMatchObject({ status: 400, body: { Message: expect.stringContaining(reason) } });
});

test("a request without a file is refused", async () => {
  const answer = await (await signedUp(server)).post("/api/v1/files/fix", {});
  expect(answer).toMatchObject({ status: 400, body: { Message: expect.stringContaining("file") } });
});
