import { ServerProcess } from "../packages/lsp/src/testing/server-process.ts";
import { novels, wordsOf } from "./measure.ts";

// `housestyle lsp` as an editor runs it: how long until the first diagnostics, and from an edit to its own, in a short and in
// a long file. An edit's time is counted from its sending, the pause of 100 ms after it taken off.

const rounds = Number(process.env.ROUNDS ?? 7);
const edits = Number(process.env.EDITS ?? 100);
const early = 20;
const paragraphs = novels();

/** A file of about so many words. */
function file(words: number): string {
  const chosen: string[] = [];
  for (let i = 0, count = 0; count < words; i++) {
    const text = paragraphs[i % paragraphs.length] ?? "";
    chosen.push(text);
    count += wordsOf(text);
  }
  return chosen.join("\n\n");
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

function show(what: string, figures: readonly number[]): void {
  const sorted = [...figures].sort((a, b) => a - b);
  console.log(`${what}: p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, most ${at(sorted, 1)} ms`);
}

for (const words of [1_000, 100_000]) {
  const text = `She ate a apple.\n\n${file(words)}`;
  const first: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const server = await ServerProcess.start();
    server.opens("file:///bench.md", "markdown", text);
    await server.told((each) => each.diagnostics.length > 0);
    first.push(performance.now() - began);
    await server.ends();
  }
  show(`start to first diagnostics, ${words.toLocaleString("en")} words`, first);
}

interface Case {
  readonly languageId: "plaintext" | "markdown" | "html";
  readonly words: number;
  /** Every so many words one is misspelt; 0 for none. */
  readonly wrong: number;
}

const inTags = (line: string): string => (line === "" ? "" : `<p>${line}</p>`);
const misspelt = (text: string, every: number): string => {
  let count = 0;
  return every === 0 ? text : text.replace(/ (?=[a-z]+ )/g, () => (++count % every === 0 ? " teh " : " "));
};

async function typing({ languageId, words, wrong }: Case): Promise<void> {
  const server = await ServerProcess.start();
  const uri = "untitled:bench";
  const lines = misspelt(file(words), wrong).split("\n");
  const began = performance.now();
  server.opens(uri, languageId, (languageId === "html" ? lines.map(inTags) : lines).join("\n"));
  await server.told(({ diagnostics }) => diagnostics.length > 0);
  const all = await server.isQuiet();
  const name = `${languageId}, ${words.toLocaleString("en")} words, ${all.toLocaleString("en")} diagnostics`;
  console.log(
    `${name}: all told ${((performance.now() - began) / 1000 - 2).toFixed(1)} s after opening, ${server.memory()} MB`,
  );
  const full = lines.flatMap((line, i) => (line.length > 40 ? [i] : []));
  const figures: number[] = [];
  let computed = 0;
  for (let i = 0; i < edits; i++) {
    // The first ones run code that is not compiled yet.
    if (i === early) computed = server.computed();
    // A word is put into one paragraph after another, and taken out again.
    const line = full[((i >> 1) * 7919) % full.length] ?? 0;
    const isPut = i % 2 === 0;
    const range = { start: { line, character: 4 }, end: { line, character: isPut ? 4 : 10 } };
    const sent = performance.now();
    const version = server.edits(uri, { range, text: isPut ? "zqwrt " : "" });
    await server.told((each) => each.version === version);
    figures.push(performance.now() - sent - 100);
  }
  const each = (server.computed() - computed) / (edits - early);
  show(`${name}: edit to its diagnostics, after the pause`, figures.slice(early));
  console.log(`${name}: computed for an edit, collector and compiler included, ${each.toFixed(1)} ms`);
  await server.ends();
}

for (const wrong of [0, 20]) await typing({ languageId: "markdown", words: 1_000, wrong });
for (const languageId of ["plaintext", "markdown", "html"] as const)
  for (const wrong of [0, 20]) await typing({ languageId, words: 100_000, wrong });
