import type { Outcome } from "@housestyle/client";
import { fromPlainText } from "@housestyle/documents";
import { defaultLimits, readZip } from "@housestyle/files";
import { expect, test } from "vitest";
import type { ServerDocument } from "../../editor/sync/send-document.ts";
import type { DocumentListRow } from "./document.ts";
import { type ArchiveSteps, documentArchive } from "./document-archive.ts";

const rows = ["One", "Two", "Three"].map((Title, Id) => ({ Id, Title, Opening: "" }) as DocumentListRow);
const names = ["a/one.txt", "two.txt", "three.txt"];
const done = (id: number): Outcome<ServerDocument> => ({
  kind: "done",
  value: { Id: id, Content: fromPlainText(`Text ${id}`).toJSON(), Text: "", Language: "en-US" } as ServerDocument,
});
const failed = (message: string, more: object = {}): Outcome<ServerDocument> => ({
  ...{ kind: "failed", status: 404, code: "", message },
  ...more,
});
const steps = (read: ArchiveSteps["read"], given: Partial<ArchiveSteps> = {}): ArchiveSteps => ({
  read,
  write: async (doc) => new Blob([doc.textContent]),
  wait: async () => {},
  onProgress: () => {},
  ...given,
});
const { signal } = new AbortController();

function filesIn(pieces: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const bytes = new Uint8Array(pieces.flatMap((piece) => [...piece]));
  const files = readZip(bytes, defaultLimits, () => true);
  return Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.bytes)]));
}

test("one document is read after another, and what cannot be had is listed with the reason", async () => {
  const progress: number[] = [];
  const made = await documentArchive(
    rows,
    names,
    steps(async (id) => (id === 1 ? failed("It is gone.") : done(id)), { onProgress: (count) => progress.push(count) }),
    signal,
  );
  expect(filesIn(made.pieces)).toEqual({ "a/one.txt": "Text 0", "three.txt": "Text 2" });
  expect(made.missing).toEqual([{ id: 1, name: "Two", reason: "It is gone." }]);
  expect(progress).toEqual([0, 1, 2]);
});

test("a server that has too much to do is asked again when it says so", async () => {
  const waited: number[] = [];
  let isBusy = true;
  const made = await documentArchive(
    rows.slice(0, 1),
    names,
    steps(
      async (id) => {
        const answer = isBusy ? failed("Busy.", { status: 429, retryAfter: 7 }) : done(id);
        isBusy = false;
        return answer;
      },
      { wait: async (seconds) => void waited.push(seconds) },
    ),
    signal,
  );
  expect([made.count, waited]).toEqual([1, [7]]);
});

test("a server that cannot be reached is not asked again, and a document that cannot be written is listed", async () => {
  const asked: number[] = [];
  const made = await documentArchive(
    rows,
    names,
    steps(
      async (id) => {
        asked.push(id);
        return id === 0 ? done(id) : failed("Offline.", { status: -1 });
      },
      { write: () => Promise.reject(new Error("no")) },
    ),
    signal,
  );
  expect(made.pieces).toEqual([]);
  expect(made.missing.map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
  expect(asked).toEqual([0, 1]);
});

test("it ends when it is canceled", async () => {
  const canceling = new AbortController();
  const read = async (id: number) => {
    canceling.abort();
    return done(id);
  };
  await expect(documentArchive(rows, names, steps(read), canceling.signal)).rejects.toThrow("aborted");
});
