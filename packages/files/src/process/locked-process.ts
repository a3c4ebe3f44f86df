import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { closedRoom } from "./closed-room.ts";

/** What a locked process runs, and how much it may take. */
export interface LockedProcessOptions {
  /** The program, which calls `serveJobs`. */
  readonly program: string;
  /** Files and folders of its own code; it can open nothing else. */
  readonly readable: readonly string[];
  /** Heap, megabytes. */
  readonly memory: number;
  /** How long one job may take once there is a process to do it, milliseconds. */
  readonly budget: number;
  /** After this time without a job it gives its memory back, milliseconds. */
  readonly idle: number;
}

/** A job was given up, and its process ended: it took too long, or more memory than it may have. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly limit: "time" | "memory";

  constructor(limit: "time" | "memory") {
    super(limit === "time" ? "The job took too long." : "The job needed too much memory.");
    this.limit = limit;
  }
}

/**
 * Does one job at a time in a process of its own, which may run out of time or memory without harm to anyone else. A
 * thread would not do: V8 ends the whole process when one of its threads asks for too much memory at once.
 */
export interface LockedProcess<Job, Answer> {
  /** Rejects with `Stopped`; the next job finds a new process. One at a time. */
  run(job: Job, bytes: Uint8Array): Promise<Answer>;
  close(): Promise<void>;
}

/** How long a process may take to start, milliseconds: on a busy machine longer than most jobs. */
const longestStart = 60_000;

/** The process is started when it is needed, and ended when it is not, or has failed. */
export function openLockedProcess<Job, Answer>(options: LockedProcessOptions): LockedProcess<Job, Answer> {
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(rest);
    child?.kill("SIGKILL");
    child = undefined;
  };
  return {
    run: async (job, bytes) => {
      clearTimeout(rest);
      try {
        if (!child) {
          child = start(options);
          await nextOf(child, longestStart);
        }
        return (await ask(child, { job, size: bytes.length }, bytes, options.budget)) as Answer;
      } catch (error) {
        end();
        throw error;
      } finally {
        rest = setTimeout(end, options.idle).unref();
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

/** A job as it is sent: the bytes that belong to it follow by the standard input. */
export interface ProcessJobMessage {
  readonly job: unknown;
  readonly size: number;
}

function start({ program, readable, memory }: LockedProcessOptions): ChildProcess {
  const child = fork(program, {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
    env: {},
    execArgv: closedRoom(readable, memory),
  });
  // Its owner may end without asking it.
  child.unref();
  child.channel?.unref();
  (child.stdin as Socket).unref();
  // A process that dies while it is sent a file is noticed by its end.
  child.stdin?.on("error", () => {});
  return child;
}

/** The bytes of a file go by a way of their own: messages are copied several times on theirs. */
function ask(child: ChildProcess, sent: ProcessJobMessage, bytes: Uint8Array, budget: number): Promise<unknown> {
  return nextOf(child, budget, (gone) => {
    child.send(sent, (error) => {
      if (error) gone();
    });
    child.stdin?.write(bytes);
  });
}

/** What the process says next, within `limit` milliseconds, once `begin` has given it something to do. */
async function nextOf(
  child: ChildProcess,
  limit: number,
  begin: (gone: () => void) => void = () => {},
): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((done, fail) => {
      timer = setTimeout(() => fail(new Stopped("time")), limit);
      const gone = () => fail(new Stopped("memory"));
      once(child, "message", { signal }).then(([message]) => done(message), fail);
      once(child, "exit", { signal }).then(gone, () => {});
      begin(gone);
    });
  } finally {
    clearTimeout(timer);
    answered.abort();
  }
}
