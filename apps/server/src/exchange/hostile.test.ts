import { Readable } from "node:stream";
import { tier } from "@housestyle/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileFiles, zipOf } from "../testing/hostile-files.ts";
import { memoryOfReader } from "../testing/reader-memory.ts";
import { sharedServer } from "../testing/shared-server.ts";
import type { TestServer } from "../testing/test-server.ts";
import { upload } from "../testing/upload.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

let server: TestServer;
let person: Visitor;
beforeAll(async () => {
  server = await sharedServer();
  person = await signedUp(server);
});
afterAll(async () => {
  await server.close();
});

const signedHeaders = () => ({ clientApp: "1", origin: "http://housestyle.test", cookie: person.cookie() });

describe("a file that would do harm is refused with a reason, and takes 100 MB at most", () => {
  // The gate uploads every second one; its like is read in memory, in the package that reads files.
  test.each(hostileFiles.filter((_, at) => tier === "deep" || at % 2 === 0))(
    "$name",
    async ({ table, fileName, format, bytes }) => {
      expect((await upload(person, server, "dictionary", "Word,Note\nAlfa,x\n")).status).toBe(200);
      const grown = memoryOfReader();
      const answer = await upload<{ Code: string; Message: string }>(
        person,
        server,
        table,
        bytes(),
        { dryRun: false, ...(format !== undefined && { format }) },
        fileName,
      );
      expect(answer).toMatchObject({ status: 400, body: { Code: "bad-file" } });
      expect(answer.body.Message).toMatch(/^[A-Z].{10,}\.$/s);
      const most = grown?.();
      if (most !== undefined) expect(most).toBeLessThan(100);
      expect((await person.get<unknown[]>("/api/v1/imports")).body).toEqual([]);
    },
  );

  test("100 MB in one line, without a word about its length", async () => {
    const chunk = Buffer.alloc(1_000_000, "a");
    const line = function* () {
      yield '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
      for (let at = 0; at < 100; at += 1) yield chunk;
      yield "\r\n--x--\r\n";
    };
    const response = await fetch(`${server.url}/api/import/dictionary`, {
      method: "POST",
      headers: { ...signedHeaders(), "content-type": "multipart/form-data; boundary=x" },
      body: Readable.toWeb(Readable.from(line())) as BodyInit,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ Code: "file-too-large" });
  });

  test("a file that says it is too large is not even read", async () => {
    const answer = await upload(person, server, "dictionary", new Uint8Array(26_500_000).fill(97));
    expect(answer).toMatchObject({ status: 413, body: { Code: "file-too-large" } });
  });
});

describe("what only looks hostile is read", () => {
  test("UTF-16 without a mark at its beginning", async () => {
    const file = Buffer.from("Word\r\nZyntharil\r\nNordwind\r\n", "utf16le");
    expect(await upload(person, server, "dictionary", file)).toMatchObject({ status: 200, body: { Imported: 3 } });
  });

  test("formulas of a spreadsheet, as the text they are", async () => {
    const file = 'Word,Note\n"=HYPERLINK(""http://x"")",@SUM(A1)\n';
    const done = await upload(person, server, "dictionary", file, { dryRun: false });
    expect(done).toMatchObject({ status: 200, body: { Imported: 1 } });
    const { body } = await person.get<{ word: string; note: string }[]>("/api/ignorepatterns/personal/all");
    expect(body).toMatchObject([{ word: '=HYPERLINK("http://x")', note: "@SUM(A1)" }]);
  });

  test("letters that are not UTF-8", async () => {
    const file = Buffer.from("caf\u00e9\nna\u00efve\n", "latin1");
    const { body } = await upload(person, server, "dictionary", file);
    expect(body.Rows.map(({ Key }) => Key)).toEqual(["café", "naïve"]);
  });

  test("an archive inside an archive is named, the rest is read", async () => {
    const rule = { name: "A/b.yml", content: Buffer.from("extends: existence\nmessage: No.\ntokens: [foo]\n") };
    const file = zipOf([rule, { name: "inner.zip", content: zipOf([rule]) }]);
    const { body } = await upload(person, server, "styleguide", file, {}, "a.zip");
    expect(body).toMatchObject({ Imported: 1, Skipped: 1 });
    expect(body.Errors[0]?.Message).toContain("inner.zip");
  });
});

describe("a request that is no upload", () => {
  test.each([
    ["no file", '--x\r\nContent-Disposition: form-data; name="format"\r\n\r\ncsv\r\n--x--\r\n', 400],
    ["another name", '--x\r\nContent-Disposition: form-data; name="doc"; filename="a"\r\n\r\ncsv\r\n--x--\r\n', 400],
    ["half a form", '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\ncs', 400],
    ["nothing", "", 400],
  ])("%s", async (_, body, status) => {
    const response = await fetch(`${server.url}/api/import/dictionary`, {
      method: "POST",
      headers: { ...signedHeaders(), "content-type": "multipart/form-data; boundary=x" },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ Message: expect.any(String), Code: expect.any(String) });
  });

  test("a form is not taken where no file is asked for", async () => {
    const form = new FormData();
    form.append("file", new Blob(["x"]));
    const response = await fetch(`${server.url}/api/styleguide`, {
      method: "POST",
      headers: signedHeaders(),
      body: form,
    });
    expect(response.status).toBe(415);
  });
});

test("others are answered while a large file is read", async () => {
  const lines = Array.from({ length: 9_000 }, (_, at) => `word${at},a note about it\n`);
  const slow = upload(person, server, "dictionary", `Word,Note\n${lines.join("")}`);
  let answered = 0;
  let done = false;
  slow.finally(() => {
    done = true;
  });
  while (!done) {
    expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200);
    answered += 1;
  }
  expect((await slow).body).toMatchObject({ Imported: 9_000 });
  expect(answered).toBeGreaterThan(1);
});
