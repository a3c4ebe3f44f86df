import { createEngine, defaultSettings, type Engine, type SessionParagraph } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { novels, numbers, wordsOf } from "./measure.ts";

// The engine alone, on one core: throughput, growth with length, an edit in a short and in a long document.

const assets = await readAssets();
const paragraphs = novels();

/** Paragraphs that hold about so many words. */
function document(words: number, from = 0): string[] {
  const chosen: string[] = [];
  for (let i = from, count = 0; count < words; i++) {
    const paragraph = paragraphs[i % paragraphs.length] ?? "";
    // A second time round the text must not be found in the cache.
    const text = i < paragraphs.length ? paragraph : `${paragraph} Again ${Math.floor(i / paragraphs.length)}.`;
    chosen.push(text);
    count += wordsOf(text);
  }
  return chosen;
}

/** Milliseconds of this thread; the collector and the compiler work on others. */
const timed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

/** An engine that has read 60,000 words of something else: what a server or an open page has. */
const fresh = (): Engine => {
  const engine = createEngine(assets);
  engine.check(document(60_000, 3500).join("\n\n"), { dialect: "en-GB" });
  return engine;
};

function throughput(): void {
  const text = document(200_000);
  const parts = [0, 1, 2, 3].map((i) => text.slice((i * text.length) / 4, ((i + 1) * text.length) / 4).join("\n\n"));
  const rates = [0, 1, 2].flatMap(() => {
    const engine = fresh();
    return parts.map((part) => (wordsOf(part) / timed(() => void engine.check(part, { dialect: "en-GB" }))) * 1000);
  });
  const words = parts.reduce((sum, part) => sum + wordsOf(part), 0);
  console.log(
    `fast lane, ${words} words, three times: ${numbers(rates)} words per second on one thread (bar ≥ 100,000)`,
  );
}

function growth(): void {
  const ratios = [0, 1, 2].map(() => {
    const engine = fresh();
    const short = document(20_000, 200).join("\n\n");
    const long = document(200_000, 500).join("\n\n");
    const small = timed(() => void engine.check(short)) / wordsOf(short);
    return (timed(() => void engine.check(long)) / wordsOf(long) / small) * 10;
  });
  console.log(`ten times the text costs ${numbers(ratios, 2)} times the time (bar ≤ 11)`);
}

/** Milliseconds from an edit to the last finding it changes, for edits all over a document. */
function edits(words: number, count: number, withTemplates: boolean): number[] {
  const engine = fresh();
  const templates = withTemplates ? engine.templates.map(({ id }) => ({ id, config: undefined })) : [];
  const session = engine.session({ dialect: "en-GB", settings: { ...defaultSettings, templates } });
  const texts = document(words);
  const prose = (text: string): SessionParagraph => ({ text, kind: "prose" });
  session.splice(0, 0, texts.map(prose));
  while (session.pending > 0) session.work(100);
  const times: number[] = [];
  for (let i = 0; i < count + 50; i++) {
    const at = (i * 7919) % texts.length;
    const text = `${texts[at] ?? ""} And so it went${" on".repeat(i % 7)}, edit ${i}.`;
    const start = performance.now();
    session.splice(at, 1, [prose(text)]);
    while (session.pending > 0) session.work(1, at);
    session.findings(at);
    // The first edits warm the code up.
    if (i >= 50) times.push(performance.now() - start);
  }
  return times;
}

function editing(withTemplates: boolean): void {
  const named = withTemplates ? "with forty templates" : "without templates";
  const [small, large] = [1000, 100_000, 500_000].map((words) => {
    const sorted = edits(words, 500, withTemplates).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    console.log(
      `edit to findings at ${words} words, ${named}: p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms (bar: p95 ≤ 5)`,
    );
    return at(0.95);
  });
  console.log(`p95 at 100,000 words is ${((large ?? 0) / (small ?? 1)).toFixed(2)} times that at 1,000 (bar ≤ 1.3)`);
}

/** One paragraph that goes on and on: what each letter costs must not grow with it. */
function longParagraph(): void {
  const pieces = {
    "one finding a sentence": "I ate a apple. ",
    speech: "“We go,” said Ann. ",
    "one endless sentence": "the old house stood at the end of the road and ",
    "unknown words": "zxqv wvutk ",
    marks: "?!.,;:-()[]",
  };
  for (const [what, piece] of Object.entries(pieces)) {
    const ratios = [0, 1, 2].map(() => {
      const engine = fresh();
      const cost = (letters: number) => timed(() => void engine.check(piece.repeat(letters / piece.length)));
      const small = cost(250_000);
      return cost(1_000_000) / small;
    });
    console.log(`a paragraph of 1,000,000 letters, ${what}: ${numbers(ratios, 2)} times one of 250,000 (bar ≤ 5)`);
  }
}

/** How long a check of one long paragraph keeps its thread when it is asked to stop at once. */
function steps(): void {
  const text = document(50_000, 200).join(" ").slice(0, 240_000);
  const longest = [0, 1, 2].map((round) => {
    const session = fresh().session({ dialect: "en-GB" });
    session.splice(0, 0, [{ text: `${text} ${round}`, kind: "prose" }]);
    const times: number[] = [];
    while (session.findings(0) === undefined) times.push(timed(() => void session.work(1, 0, () => true)));
    return Math.max(...times);
  });
  console.log(`the longest step in a paragraph of 240,000 letters: ${numbers(longest, 1)} ms (a slice is 12)`);
}

async function opening(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    createEngine(await readAssets());
    times.push(performance.now() - start);
  }
  console.log(`opening the engine: ${numbers(times)} ms`);
}

await opening();
throughput();
growth();
longParagraph();
steps();
editing(false);
editing(true);
console.log(`memory at the end: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
