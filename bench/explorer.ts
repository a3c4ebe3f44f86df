import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explore, openBook, readExplorer, searchWords } from "@housestyle/explorer";
import { serverEnv, serverFlags } from "../scripts/lib/child.mjs";
import { wordsOfNovels } from "./measure.ts";

// The word explorer in this process and over HTTP: how long one answer takes, over words as they come in novels.

/** “p50, p99, longest” of some times in milliseconds. */
function times(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (bar: p99 ≤ 10)`;
}

const words = wordsOfNovels(3_000);
const descriptions = ["fear of heights", "a person who collects stamps", "the study of insects", "to walk slowly"];
const measured = (what: string, queries: readonly string[], answer: (query: string) => unknown): void => {
  const taken = queries.map((query) => {
    const began = performance.now();
    answer(query);
    return performance.now() - began;
  });
  console.log(`${what}, ${queries.length} queries: ${times(taken)}`);
};

const opened = performance.now();
const before = process.memoryUsage().rss;
const book = openBook(await readExplorer());
console.log(
  `opened in ${(performance.now() - opened).toFixed(1)} ms, ${Math.round((process.memoryUsage().rss - before) / 1e6)} MB`,
);
measured("everything about a word, cold", words.slice(0, 300), (word) => explore(book, word));
measured("everything about a word", words, (word) => explore(book, word));
measured("a description", Array(250).fill(descriptions).flat(), (text) => explore(book, text));
measured("search, three letters", words, (word) => searchWords(book, word.slice(0, 3)));
measured("search, a slip", words, (word) => searchWords(book, `${word.slice(0, -1)}qe`));

const data = mkdtempSync(join(tmpdir(), "housestyle-bench-"));
const port = 3900 + Math.floor(Math.random() * 90);
const server = spawn(process.execPath, [...serverFlags, "apps/server/dist/main.js"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    ...serverEnv,
    PORT: String(port),
    HOUSESTYLE_DATA: data,
    HOUSESTYLE_RATE_LIMIT: "off",
  },
});
const url = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true });
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

function called(path: string): Promise<number> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const sent = request(url + path, { method: "POST", agent }, (answer) => {
      answer.resume();
      answer.on("end", () => done(performance.now() - began));
    });
    sent.on("error", fail);
    sent.end();
  });
}

async function load(what: string, paths: readonly string[]): Promise<void> {
  const taken: number[] = [];
  for (const path of paths) taken.push(await called(path));
  console.log(`HTTP, ${what}, ${paths.length} calls one after the other: ${times(taken)}`);
}

try {
  while (!(await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok) await new Promise((r) => setTimeout(r, 50));
  const ready = memory();
  const q = (word: string): string => encodeURIComponent(word);
  await load("first call", ["/en/apiv1/WordExplorer?lazyLoad=true&text=happy"]);
  await load(
    "WordExplorer",
    words.map((word) => `/en/apiv1/WordExplorer?lazyLoad=true&text=${q(word)}`),
  );
  await load(
    "WordExplorer, all sections",
    words.map((word) => `/en/apiv1/WordExplorer?text=${q(word)}`),
  );
  await load(
    "WordExplorerSearch",
    words.map((word) => `/en/apiv1/WordExplorerSearch?q=${q(word.slice(0, 4))}`),
  );
  console.log(`memory: ${Math.round(ready)} MB when ready, ${Math.round(memory())} MB after the calls`);
} finally {
  server.kill("SIGTERM");
  await new Promise((done) => server.once("exit", done));
  rmSync(data, { recursive: true, force: true });
}
