import { AsyncLocalStorage } from "node:async_hooks";
import { workerData } from "node:worker_threads";
import { type Dialect, type Finding, type LateReader, lateReader, type Paragraph } from "@housestyle/engine";
import { type Depth, ModelError, openDeep } from "@housestyle/model-en";
import { english, type Language, loadLanguage, setLanguage } from "@housestyle/texts";

/** Paragraphs to read. */
export interface DeepJob {
  readonly paragraphs: readonly Paragraph[];
  readonly dialect: Dialect;
  /** How deeply; undefined for as the server is set. */
  readonly depth: Depth | undefined;
  /** No sentence is begun later than this, milliseconds since 1970: threads share no other clock. */
  readonly until: number;
  /** What whoever asked is spoken to in. */
  readonly language: string;
}

/** What was found by then, or why nothing can be. */
export interface DeepAnswer {
  readonly findings: readonly Finding[];
  readonly problem: string | undefined;
  /** Whether the runtime has failed in the middle. */
  readonly isBroken: boolean;
}

// One that cannot be opened is an answer: a thread that fails to begin would be begun again and again.
const opened = openDeep(workerData.depth, workerData.folder, { judge: workerData.judge }).catch((error: unknown) => {
  if (error instanceof ModelError) return error;
  throw error;
});

let isBroken = false;
void opened.then((deep) => {
  if ("broken" in deep) void deep.broken.then(() => (isBroken = true));
});

// Jobs take turns: each keeps the language it was asked in.
const spoken = new AsyncLocalStorage<Language>();
setLanguage(() => spoken.getStore() ?? english);

/** Called by the pool for each job, several at a time. */
export default async function work(job: DeepJob): Promise<DeepAnswer> {
  return spoken.run(await loadLanguage(job.language), () => answer(job));
}

async function answer({ paragraphs, dialect, depth, until }: DeepJob): Promise<DeepAnswer> {
  const deep = await opened;
  if (deep instanceof ModelError) return { findings: [], problem: deep.message, isBroken };
  const reader = lateReader(deep.lane(() => Date.now() < until, depth));
  const findings = await readUntil(reader, paragraphs, dialect, until);
  return { findings, problem: undefined, isBroken };
}

/** One paragraph after the other, so that the first ones have been read when the time is up. */
async function readUntil(reader: LateReader, paragraphs: readonly Paragraph[], dialect: Dialect, until: number) {
  const findings: Finding[] = [];
  for (const paragraph of paragraphs) {
    if (Date.now() >= until) break;
    findings.push(...(await reader.read([paragraph], dialect)));
  }
  return findings;
}
