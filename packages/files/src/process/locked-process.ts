import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { closedRoom } from "./closed-room.ts";

/** The program of a locked process, and its limits. */
export interface LockedProcessOptions {
  /** The program, which calls `serveJobs`. */
  readonly program: string;
  /** The files and folders of its code. It can read nothing else. */
  readonly readable: readonly string[];
  /** The heap size in megabytes. */
  readonly memory: number;
  /** The most milliseconds for a job, once a process is ready. */
  readonly budget: number;
  /** The milliseconds without a job after which the process ends, to free its memory. */
  readonly idle: number;
}

/** Thrown when a job took too long or too much memory, and its process was ended. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly limit: "time" | "memory";

  constructor(limit: "time" | "memory") {
    super(limit === "time" ? "The job took too long." : "The job needed too much memory.");
    this.limit = limit;
  }
}

/**
 * Runs one job at a time in a separate process, which may exceed its time or memory without harm to others. A thread
 * would not do, because V8 ends the whole process when one of its threads requests too much memory at once.
 */
export interface LockedProcess<Job, Answer> {
  /** Runs a job. Rejects with `Stopped`, and the next job gets a new process. Call it for one job at a time. */
  run(job: Job, bytes: Uint8Array): Promise<Answer>;
  close(): Promise<void>;
}

/** The most milliseconds to start a process, which takes longer than most jobs on a busy machine. */
const longestStart = 60_000;

/** Opens a locked process. It is started when needed, and ended when idle or after a failure. */
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

/** A job as it is sent. The bytes that belong to it follow on standard input. */
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

/** Sends a job. Its bytes go through standard input, because messages are copied several times. */
function ask(child: ChildProcess, sent: ProcessJobMessage, bytes: Uint8Array, budget: number): Promise<unknown> {
  return nextOf(child, budget, (gone) => {
    child.send(sent, (error) => {
      if (error) gone();
    });
    child.stdin?.write(bytes);
  });
}

/** Returns the next message of the process within `limit` milliseconds after `begin` has started its work. */
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
