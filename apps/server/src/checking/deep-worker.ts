import { AsyncLocalStorage } from "node:async_hooks";
import { workerData } from "node:worker_threads";
import { type Dialect, type Finding, type LateReader, lateReader, type Paragraph } from "@housestyle/engine";
import { type Depth, ModelError, openDeep } from "@housestyle/model-en";
import { english, type Language, loadLanguage, setLanguage } from "@housestyle/texts";

/** Paragraphs to check. */
export interface DeepJob {
  readonly paragraphs: readonly Paragraph[];
  readonly dialect: Dialect;
  /** The depth, or undefined for the server's setting. */
  readonly depth: Depth | undefined;
  /** The time after which no sentence is started, in milliseconds since 1970, because threads share no other clock. */
  readonly until: number;
  /** The language of the caller. */
  readonly language: string;
}

/** What was found by then, or why nothing can be found. */
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

/** Called by the pool for each job, several at the same time. */
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

/** Reads one paragraph after the other, so that the first ones are done when time is up. */
async function readUntil(reader: LateReader, paragraphs: readonly Paragraph[], dialect: Dialect, until: number) {
  const findings: Finding[] = [];
  for (const paragraph of paragraphs) {
    if (Date.now() >= until) break;
    findings.push(...(await reader.read([paragraph], dialect)));
  }
  return findings;
}
