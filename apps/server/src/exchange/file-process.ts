import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { Failure } from "../http/index.ts";
import { closedRoom } from "./closed-room.ts";
import { createGate } from "./gate.ts";
import type {
  FileAnswer,
  FileJob,
  FileReading,
  FileRow,
  MadeFile,
  PackedRows,
  ReadJob,
  SentJob,
  WriteJob,
} from "./job.ts";
import { unpackRows } from "./pack-rows.ts";

/**
 * Reads and makes files in a process of its own, which may run out of time or memory without harm to anyone else. A
 * thread would not do: V8 ends the whole process when one of its threads asks for too much memory at once.
 */
export interface FileProcess {
  /** Fails with `bad-file` or `file-too-large` and a sentence about the file. */
  read(job: Omit<ReadJob, "kind">, gone: AbortSignal): Promise<FileReading<FileRow[]>>;
  write(job: Omit<WriteJob, "kind">, gone: AbortSignal): Promise<MadeFile>;
  close(): Promise<void>;
}

/** What a test may set differently. */
export interface FileProcessOptions {
  /** How long one file may take, milliseconds. */
  readonly budget?: number;
  /** Heap of the process that reads, megabytes. */
  readonly memory?: number;
}

/** How long others may wait for their turn, milliseconds, and how many. */
const patience = 45_000;
const longestQueue = 16;
/** A process nobody needs gives its memory back after this time, milliseconds. */
const idle = 30_000;

/** Heap for reading what strangers wrote, and for writing what is ours. Megabytes. */
const readingMemory = 160;
const writingMemory = 512;

/** Each process starts with its first file; reading and writing have their own. One file at a time. */
export function openFileProcess({ budget = 10_000, memory = readingMemory }: FileProcessOptions = {}): FileProcess {
  const gate = createGate(1, longestQueue);
  const reader = openWorker(memory, budget);
  const writer = openWorker(writingMemory, budget);

  const run = async (job: FileJob, gone: AbortSignal): Promise<FileAnswer> => {
    const leave = await turn(gate, gone);
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

/** A process that is started when it is needed, and ended when it is not, or has failed. */
function openWorker(memory: number, budget: number) {
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(rest);
    child?.kill("SIGKILL");
    child = undefined;
  };
  return {
    run: async (job: FileJob): Promise<FileAnswer> => {
      clearTimeout(rest);
      child ??= start(memory);
      try {
        return await ask(child, job, budget);
      } catch (error) {
        end();
        throw error;
      } finally {
        rest = setTimeout(end, idle).unref();
      }
    },
    close: async () => {
      const last = child;
      last?.ref();
      end();
      if (last && last.exitCode === null && last.signalCode === null) await once(last, "exit");
    },
  };
}

/** A process that can read our own code and nothing else: it writes nothing, starts nothing, knows no secret. */
function start(memory: number): ChildProcess {
  const child = fork(program, {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
    env: {},
    execArgv: closedRoom(program, memory),
  });
  // The server may end without asking it.
  child.unref();
  child.channel?.unref();
  (child.stdin as Socket).unref();
  // A process that dies while it is sent a file is noticed by its end.
  child.stdin?.on("error", () => {});
  return child;
}

async function ask(child: ChildProcess, job: FileJob, budget: number): Promise<FileAnswer> {
  const answered = new AbortController();
  const { signal } = answered;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FileAnswer>((done, fail) => {
      timer = setTimeout(() => fail(badFile("Reading the file took too long, and was stopped.")), budget);
      const gone = () => fail(badFile("Reading the file needed too much memory, and was stopped."));
      once(child, "message", { signal }).then(([answer]) => done(answer as FileAnswer), fail);
      once(child, "exit", { signal }).then(gone, () => {});
      const { sent, bytes } = apart(job);
      child.send(sent, (error) => {
        if (error) gone();
      });
      child.stdin?.write(bytes);
    });
  } finally {
    clearTimeout(timer);
    answered.abort();
  }
}

/** The bytes of a file go by a way of their own: messages are copied several times on theirs. */
function apart(job: FileJob): { sent: SentJob; bytes: Uint8Array } {
  if (job.kind === "write") return { sent: { ...job, size: 0 }, bytes: new Uint8Array() };
  const { bytes, ...rest } = job;
  return { sent: { ...rest, size: bytes.length }, bytes };
}

async function turn(gate: ReturnType<typeof createGate>, gone: AbortSignal): Promise<() => void> {
  const waiting = AbortSignal.any([gone, AbortSignal.timeout(patience)]);
  const leave = await gate.enter(waiting).catch(() => undefined);
  if (!leave) throw new Failure("busy", { retryAfter: 5 });
  return leave;
}

function badFile(message: string): Failure {
  return new Failure("bad-file", { message });
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
