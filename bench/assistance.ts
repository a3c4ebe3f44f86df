import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { AssistanceEvents } from "@housestyle/contract";
import { createEngine, type SessionParagraph, type Span } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { account, runServer } from "./run-server.ts";

// Versions by a real language model, through the server: how many are offered, why others are held back, how soon the first
// words arrive after the model has written them, and how soon a canceled request ends at the model. `--url` is a server with
// an OpenAI-compatible API, `--texts=FOLDER` has .txt and .md files, and `--write=FILE` stores the versions for a person to read.

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    model: { type: "string", default: "" },
    texts: { type: "string", default: join(import.meta.dirname, "../docs") },
    versions: { type: "string", default: "1000" },
    write: { type: "string" },
  },
});
if (values.url === undefined) throw new Error("Name a language model: --url=http://localhost:11434/v1");

/** When the model has written its first words, and when each of its requests ended. */
const model = { firstWords: 0, open: 0, endedAt: 0 };
const target = values.url.replace(/\/+$/, "");
const proxy = createServer(async (incoming, outgoing) => {
  model.open += 1;
  const gone = new AbortController();
  outgoing.once("close", () => {
    gone.abort();
    model.open -= 1;
    model.endedAt = performance.now();
  });
  let body = "";
  for await (const part of incoming) body += part;
  try {
    const path = `${target}${(incoming.url ?? "").replace(/^\/v1/, "")}`;
    const headers = { "content-type": "application/json" };
    const response = await fetch(path, { method: "POST", body, headers, signal: gone.signal });
    outgoing.writeHead(response.status, { "content-type": response.headers.get("content-type") ?? "" });
    for await (const part of response.body ?? []) {
      model.firstWords ||= performance.now();
      outgoing.write(part);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
});
await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", () => done()));
process.env.HOUSESTYLE_LLM_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1`;
process.env.HOUSESTYLE_LLM_MODEL = values.model;
process.env.HOUSESTYLE_FLAGS = "+Paraphrase";
const server = await runServer();
const headers = { ...(await account(server.url)).headers, "content-type": "application/json" };
const engine = createEngine(await readAssets());

interface Place {
  readonly paragraph: SessionParagraph;
  readonly span: Span;
}

/** Returns the paragraphs of the texts. */
function* paragraphs(): Generator<SessionParagraph> {
  for (const name of readdirSync(values.texts).filter((file) => /\.(?:txt|md)$/.test(file))) {
    const text = readFileSync(join(values.texts, name), "utf8");
    yield* engine.paragraphs(text, name.endsWith(".md") ? "markdown" : "text");
  }
}

/** Returns sentences of the texts, at most one from each paragraph. */
function* places(): Generator<Place> {
  for (const { text, kind, markup } of paragraphs()) {
    const paragraph = { text, kind, ...(markup && { markup }) };
    if (kind !== "prose" || text.length < 80) continue;
    const { span } = engine.judge(paragraph, { start: 5, end: 5 }, []);
    const length = span ? span.end - span.start : 0;
    if (span && length > 40 && length < 300) yield { paragraph, span };
  }
}

const send = (Task: string, Text: string, signal: AbortSignal) =>
  fetch(`${server.url}/api/v1/assistance/versions`, {
    ...{ method: "POST", signal, headers },
    body: JSON.stringify({ Task, Text }),
  });

/** Returns the complete versions of a sentence, and notes when the first words came. */
async function versionsOf(task: string, text: string): Promise<{ texts: string[]; delay: number; failed: number }> {
  model.firstWords = 0;
  const response = await send(task, text, AbortSignal.timeout(300_000));
  if (!response.ok || !response.body) throw new Error(await response.text());
  const texts: string[] = [];
  let [delay, failed] = [Number.NaN, 0];
  const events = response.body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array<ArrayBuffer>, string>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    if (event === "words" && Number.isNaN(delay)) delay = performance.now() - model.firstWords;
    if (event === "failed") failed += 1;
    if (event === "version")
      texts.push((JSON.parse(data) as AssistanceEvents["version"]).Text.replace(/\s*\n\s*/g, " "));
  }
  return { texts, delay, failed };
}

const tasks = ["shorter", "plainer", "formal", "friendlier"];
const counts = new Map<string, number>();
const count = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);
const delays: number[] = [];
const read: string[] = [];
let written = 0;
let at = 0;
for (const { paragraph, span } of places()) {
  if (written >= Number(values.versions)) break;
  const before = paragraph.text.slice(span.start, span.end);
  const { texts, delay, failed } = await versionsOf(tasks[at++ % tasks.length] ?? "shorter", before);
  if (!Number.isNaN(delay)) delays.push(delay);
  count("none", failed);
  written += texts.length;
  for (const [index, fault] of engine.judge(paragraph, span, texts).faults.entries()) {
    count(fault ?? "offered");
    read.push(`${fault ?? "offered"}\t${before}\t${texts[index]}`);
  }
}

/** Returns how long a canceled request goes on at the model, in milliseconds. */
async function cancelTime(): Promise<number> {
  model.firstWords = 0;
  const gone = new AbortController();
  const response = await send("longer", "The committee met on Monday and decided to wait for the report.", gone.signal);
  await response.body?.getReader().read();
  const began = performance.now();
  gone.abort();
  while (model.open > 0) await new Promise((done) => setTimeout(done, 1));
  return model.endedAt - began;
}
const cancels: number[] = [];
for (let times = 0; times < 20; times++) cancels.push(await cancelTime());

const worst = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)}, most ${sorted.at(-1)?.toFixed(1)} ms`;
};
console.log(`${written} versions: ${[...counts].map(([name, number]) => `${number} ${name}`).join(", ")}`);
console.log(`First words after the model’s: ${worst(delays)}`);
console.log(`A canceled request ends at the model: ${worst(cancels)}`);
if (values.write !== undefined) writeFileSync(values.write, `${read.join("\n")}\n`);
await server.stop();
proxy.close();
