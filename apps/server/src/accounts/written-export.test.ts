import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp } from "../testing/visitor.ts";
import { writtenExport } from "./written-export.ts";

async function* from(rows: readonly unknown[]) {
  yield* rows;
}

async function written(...given: Parameters<typeof writtenExport>): Promise<string> {
  let text = "";
  for await (const piece of writtenExport(...given)) text += piece;
  return text;
}

test("an export written piece by piece is what it would be in one", async () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }), { maxLength: 4 });
  const parts = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z][a-z]{1,6}$/), rows), {
    selector: ([name]) => name,
    maxLength: 4,
  });
  await holds(
    fc.asyncProperty(fc.jsonValue(), parts, async (Profile, given) => {
      const all = await written(
        { "1st": Profile },
        given.map(([name, each]) => ({ name, rows: from(each) })),
        { last: [Profile] },
      );
      expect(all).toBe(JSON.stringify({ "1st": Profile, ...Object.fromEntries(given), last: [Profile] }, null, 2));
    }),
    { numRuns: 100 },
  );
  expect(await written({}, [], {})).toBe("{}");
});

test("an export holds every document once, in order, and no copy that is kept for searching", async () => {
  const server = await sharedServer();
  const person = await signedUp(server);
  const other = await signedUp(server);
  await other.post("/api/v1/documents", { Title: "Not theirs", Text: "Secret." });
  const count = 230;
  for (let n = 0; n < count; n += 1) {
    await person.post("/api/v1/documents", { Title: `Chapter ${n}`, Text: `“It is the ${n}th,” she said.\nA line.` });
  }
  const { body } = await person.get<{ Documents: Record<string, unknown>[] }>("/api/v1/account/export");
  expect(body.Documents.map(({ title }) => title)).toEqual(Array.from({ length: count }, (_, n) => `Chapter ${n}`));
  expect(Object.keys(body.Documents[0] ?? {}).filter((name) => name.includes("fold"))).toEqual([]);
});
