import { fileURLToPath } from "node:url";
import { openLockedProcess, Stopped } from "@housestyle/files/process";
import { language } from "@housestyle/texts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { type TimeLimits, timeLimits as usualTimeLimits } from "../time-limits.ts";
import { codeOf } from "./code-of.ts";
import { createGate } from "./concurrency-gate.ts";
import type {
  ExchangeJobMessage,
  FileJob,
  FileJobResult,
  FileReading,
  MadeFile,
  PackedFileRows,
  ParsedFileRow,
  ReadJob,
  WriteJob,
} from "./job.ts";
import { unpackRows } from "./pack-rows.ts";

/** Reads and makes files in a locked process, which may run out of time or memory without harm to anyone else. */
export interface FileProcess {
  /** Reads a file. Fails with `bad-file` or `file-too-large` and a sentence about the file. */
  read(job: Omit<ReadJob, "kind">, gone: AbortSignal): Promise<FileReading<ParsedFileRow[]>>;
  write(job: Omit<WriteJob, "kind">, gone: AbortSignal): Promise<MadeFile>;
  close(): Promise<void>;
}

/** Options for tests. */
export interface FileProcessOptions {
  /** Defaults to those of production. */
  readonly timeLimits?: Pick<TimeLimits, "file" | "fileQueue">;
  /** The heap of the reading process in megabytes. */
  readonly memory?: number;
}

/** The most waiting jobs. */
const longestQueue = 16;
/** The milliseconds after which an idle process ends. */
const idle = 30_000;

/** The heap in megabytes for reading untrusted files, and for writing. */
const readingMemory = 160;
const writingMemory = 512;

/**
 * Opens the processes for files. Each starts with its first file, and reading and writing have their own. One file at a
 * time.
 */
export function openFileProcess({
  timeLimits = usualTimeLimits,
  memory = readingMemory,
}: FileProcessOptions = {}): FileProcess {
  const gate = createGate(1, longestQueue);
  const reader = openWorker(memory, timeLimits.file);
  const writer = openWorker(writingMemory, timeLimits.file);

  const run = async (job: FileJob, gone: AbortSignal): Promise<FileJobResult> => {
    const leave = await turn(gate, timeLimits.fileQueue, gone);
    try {
      return await (job.kind === "read" ? reader : writer).run(job);
    } finally {
      leave();
    }
  };

  return {
    read: async (job, gone) => unpacked(accepted(await run({ kind: "read", ...job }, gone))),
    write: async (job, gone) => accepted(await run({ kind: "write", ...job }, gone)) as MadeFile,
    close: async () => {
      await Promise.all([reader.close(), writer.close()]);
    },
  };
}

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

function openWorker(memory: number, budget: number) {
  const locked = openLockedProcess<ExchangeJobMessage, FileJobResult>({
    program,
    readable: codeOf(program),
    memory,
    budget,
    idle,
  });
  return {
    run: async (job: FileJob): Promise<FileJobResult> => {
      try {
        const { tag } = language();
        if (job.kind === "write") return await locked.run({ ...job, language: tag }, new Uint8Array());
        const { bytes, ...rest } = job;
        return await locked.run({ ...rest, language: tag }, bytes);
      } catch (error) {
        throw error instanceof Stopped ? new Failure("bad-file", { message: stopped(error.limit) }) : error;
      }
    },
    close: locked.close,
  };
}

const stopped = (limit: Stopped["limit"]): string =>
  limit === "time" ? refusals.files.tooSlow : refusals.files.tooLarge;

async function turn(gate: ReturnType<typeof createGate>, longest: number, gone: AbortSignal): Promise<() => void> {
  const waiting = AbortSignal.any([gone, AbortSignal.timeout(longest)]);
  const leave = await gate.enter(waiting).catch(() => undefined);
  if (!leave) throw new Failure("busy", { retryAfter: 5 });
  return leave;
}

function accepted(answer: FileJobResult): Exclude<FileJobResult, { refused: unknown }> {
  if (!("refused" in answer)) return answer;
  const { code, message } = answer.refused;
  throw new Failure(code === "too-large" ? "file-too-large" : "bad-file", { message });
}

function unpacked(answer: FileReading<PackedFileRows> | MadeFile): FileReading<ParsedFileRow[]> {
  const { parts, ...rest } = answer as FileReading<PackedFileRows>;
  const entries = Object.entries(parts).map(([part, rows]) => [part, unpackRows(rows)]);
  return { ...rest, parts: Object.fromEntries(entries) };
}
