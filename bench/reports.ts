import { createEngine, type Engine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { type AnalyzedText, createReader, reports } from "@housestyle/reports";
import { novels, numbers, wordsOf } from "./measure.ts";

// Reports on whole texts: all of them cold, after an edit, and what they take of memory.

const assets = await readAssets();
const paragraphs = novels();

const document = (words: number): string => {
  const chosen: string[] = [];
  for (let i = 0, count = 0; count < words; i++) {
    const paragraph = paragraphs[i % paragraphs.length] ?? "";
    chosen.push(paragraph);
    count += wordsOf(paragraph);
  }
  return chosen.join("\n\n");
};

/** Milliseconds that this thread has worked: what else the machine does is not counted. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const timed = <T>(work: () => T): readonly [T, number] => {
  const before = worked();
  const done = work();
  return [done, worked() - before];
};

const read = (engine: Engine, reader: ReturnType<typeof createReader>, text: string): AnalyzedText =>
  reader.read(text, {
    paragraphs: engine.paragraphs(text),
    ...{ dialect: "en-GB", style: "creative", findings: [] },
  });

const tellAll = (reading: AnalyzedText): readonly (readonly [string, number])[] =>
  reports.map((report) => [report.id, timed(() => report.tell(reading))[1]]);

const slowest = (told: readonly (readonly [string, number])[]): string =>
  [...told]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([id, time]) => `${id} ${time.toFixed(1)}`)
    .join(", ");

const total = (told: readonly (readonly [string, number])[]): number => told.reduce((sum, [, time]) => sum + time, 0);

function ofLength(words: number, edits: number): void {
  const engine = createEngine(assets);
  const reader = createReader(engine);
  const text = document(words);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const [reading, took] = timed(() => read(engine, reader, text));
  const cold = tellAll(reading);
  globalThis.gc?.();
  const held = (process.memoryUsage().heapUsed - before) / 1e6;
  console.log(
    `${wordsOf(text)} words, cold: reading ${took.toFixed(0)} ms, ${reports.length} reports ${total(cold).toFixed(0)} ms ` +
      `(${slowest(cold)}); ${held.toFixed(0)} MB held`,
  );
  const after: number[] = [];
  let last = cold;
  for (let i = 0; i < edits; i++) {
    const at = text.indexOf("\n\n", Math.floor(((i * 7919) % 1000) * (text.length / 1000)));
    const edited = `${text.slice(0, at)} And so it went, edit ${i}.${text.slice(at)}`;
    const [again, time] = timed(() => read(engine, reader, edited));
    last = tellAll(again);
    after.push(time + total(last));
  }
  console.log(`  after an edit: ${numbers(after)} ms (${slowest(last)})`);
}

// The first one warms the code up.
ofLength(1000, 20);
ofLength(1000, 20);
ofLength(100_000, 10);
