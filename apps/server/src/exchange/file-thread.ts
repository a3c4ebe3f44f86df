import { join } from "node:path";
import { Piscina } from "piscina";
import { createGate } from "../checking/index.ts";
import { Failure } from "../http/index.ts";
import type { FileAnswer, FileJob, FileReading, FileRow, MadeFile, PackedRows, ReadJob, WriteJob } from "./job.ts";
import { unpackRows } from "./pack-rows.ts";

/** Reads and makes files on a thread of its own, which may run out of time or memory without harm to anyone else. */
export interface FileThread {
  /** Fails with `bad-file` or `file-too-large` and a sentence about the file. */
  read(job: Omit<ReadJob, "kind">, gone: AbortSignal): Promise<FileReading<FileRow[]>>;
  write(job: Omit<WriteJob, "kind">, gone: AbortSignal): Promise<MadeFile>;
  close(): Promise<void>;
}

/** How long one file may take, and how long others may wait for their turn, milliseconds. */
const budget = 10_000;
const patience = 45_000;
/** Files that may wait. */
const longestQueue = 16;
/** A thread nobody needs gives its memory back after this time, milliseconds. */
const idle = 30_000;

/** The thread starts with the first file. */
export function openFileThread(): FileThread {
  const pool = new Piscina<FileJob, FileAnswer>({
    filename: join(import.meta.dirname, "worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  const gate = createGate(1, longestQueue);

  const run = async (job: FileJob, gone: AbortSignal): Promise<FileAnswer> => {
    const leave = await turn(gate, gone);
    const late = AbortSignal.timeout(budget);
    try {
      return await pool.run(job, { signal: late });
    } catch (error) {
      throw explain(error, late);
    } finally {
      leave();
    }
  };

  return {
    read: async (job, gone) => unpacked(accepted(await run({ kind: "read", ...job }, gone))),
    write: async (job, gone) => accepted(await run({ kind: "write", ...job }, gone)) as MadeFile,
    close: () => pool.destroy(),
  };
}

async function turn(gate: ReturnType<typeof createGate>, gone: AbortSignal): Promise<() => void> {
  const waiting = AbortSignal.any([gone, AbortSignal.timeout(patience)]);
  const leave = await gate.enter(waiting).catch(() => undefined);
  if (!leave) throw new Failure("busy", { retryAfter: 5 });
  return leave;
}

function explain(error: unknown, late: AbortSignal): unknown {
  if (late.aborted) return new Failure("bad-file", { message: "Reading the file took too long, and was stopped." });
  const { code } = error as { readonly code?: unknown };
  if (code !== "ERR_WORKER_OUT_OF_MEMORY") return error;
  return new Failure("bad-file", { message: "Reading the file needed too much memory, and was stopped." });
}

function accepted(answer: FileAnswer): Exclude<FileAnswer, { refused: unknown }> {
  if (!("refused" in answer)) return answer;
  const { code, message } = answer.refused;
  throw new Failure(code === "too-large" ? "file-too-large" : "bad-file", { message });
}

function unpacked(answer: FileReading<PackedRows> | MadeFile): FileReading<FileRow[]> {
  const { parts, ...rest } = answer as FileReading<PackedRows>;
  const entries = Object.entries(parts).map(([part, rows]) => [part, unpackRows(rows)]);
  return { ...rest, parts: Object.fromEntries(entries) };
}
