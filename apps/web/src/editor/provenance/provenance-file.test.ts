import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { countMatches, hashOf, readProvenanceFile } from "./provenance-file.ts";

const payload = {
  ...{ Format: "housestyle-provenance-1", Server: "https://x.example", Title: "Story", Version: 3 },
  ...{ SignedOn: "2026-11-29T12:00:00.000Z", RecordedSince: null },
  Totals: [{ Name: "Pat", Source: "typed", Characters: 12 }],
  Passages: [
    { Hash: hashOf("One line."), Runs: [] },
    { Hash: hashOf("Another  line."), Runs: [] },
  ],
};
const file = (given: object = {}) =>
  JSON.stringify({ Payload: JSON.stringify({ ...payload, ...given }), Signature: "c2ln" });

test("a file is read, and its paragraphs are found in a text", () => {
  const read = readProvenanceFile(file());
  expect(read).toMatchObject({ title: "Story", since: "", totals: [{ Name: "Pat" }], signature: "c2ln" });
  expect(read && countMatches(read, "Something else.\n  Another line. \n")).toBe(1);
  expect(read && countMatches(read, "One line.\n\nAnother line.")).toBe(2);
});

test("hashes are those that the server makes", () => {
  expect(hashOf(" It’s  “new”. ")).toBe(createHash("sha256").update("It’s “new”.").digest("hex"));
});

test.each([
  "",
  "[]",
  "{}",
  '{"Payload":1}',
  file({ Format: "other" }),
  file({ Totals: [{}] }),
  file({ SignedOn: "?" }),
])("%s is no such file", (text) => {
  expect(readProvenanceFile(text)).toBeUndefined();
});
