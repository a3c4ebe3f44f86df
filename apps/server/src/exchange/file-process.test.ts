import { afterEach, expect, test, vi } from "vitest";
import { timeLimits } from "../time-limits.ts";
import { type FileProcess, openFileProcess } from "./file-process.ts";

const gone = new AbortController().signal;
const text = (content: string) => new TextEncoder().encode(content);
const job = (content: string | Uint8Array, table: "dictionary" | "snippets" = "dictionary") => ({
  table,
  bytes: typeof content === "string" ? text(content) : content,
  fileName: "",
  format: undefined,
  mapping: undefined,
});

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${at},${"a note ".repeat(100)}${at}`).join("\n");

let files: FileProcess;
afterEach(async () => {
  vi.useRealTimers();
  await files.close();
});

test("a file that takes too long is given up, and the next one is read", async () => {
  files = openFileProcess({ timeLimits: { ...timeLimits, file: 1 } });
  await expect(files.read(job(`Word,Note\n${words(5_000)}`), gone)).rejects.toMatchObject({
    code: "bad-file",
    details: { message: "This file takes too long to read." },
  });
  await files.close();
  files = openFileProcess();
  const several = await Promise.all(["Alfa\n", "Bravo\n", "Charlie\n"].map((each) => files.read(job(each), gone)));
  expect(several.map(({ parts }) => parts.Dictionary?.[0]?.row.Word)).toEqual(["Alfa", "Bravo", "Charlie"]);
});

test("the time its process takes to start is none of the file's", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  files = openFileProcess();
  const reading = files.read(job("Alfa\n"), gone);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await reading).parts.Dictionary).toHaveLength(1);
});

test("a file that needs too much memory ends its own process only", async () => {
  // Our own code needs most of 24 MB already.
  files = openFileProcess({ memory: 32 });
  await expect(files.read(job(`Word,Note\n${words(24_000)}`), gone)).rejects.toMatchObject({
    code: "bad-file",
    details: { message: "This file takes too much memory to read." },
  });
  expect((await files.read(job("Alfa\n"), gone)).parts.Dictionary).toHaveLength(1);
});

test("too many who wait are sent away, and who has gone does not wait", async () => {
  files = openFileProcess();
  const controller = new AbortController();
  const all = Array.from({ length: 20 }, (_, at) => files.read(job("Alfa\n"), at === 1 ? controller.signal : gone));
  controller.abort();
  const answers = await Promise.allSettled(all);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(16);
  expect(answers[1]).toMatchObject({ reason: { code: "busy" } });
  expect(answers.at(-1)).toMatchObject({ reason: { code: "busy" } });
});
