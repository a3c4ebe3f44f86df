import { fileURLToPath } from "node:url";
import { openLockedProcess, Stopped } from "@housestyle/files/process";
import { language } from "@housestyle/texts";
import { codeOf, createGate } from "../exchange/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { TimeLimits } from "../time-limits.ts";
import type { OfficeJob, OfficeJobDone, OfficeJobMessage, OfficeJobResult } from "./job.ts";

/** Reads and corrects documents in a locked process, which may run out of time or memory without harm to anyone else. */
export interface OfficeProcess {
  /** Runs a job. Fails with `bad-file` and a sentence about the file. */
  run(job: OfficeJob, bytes: Uint8Array, gone: AbortSignal): Promise<OfficeJobDone>;
  close(): Promise<void>;
}

/** The most waiting jobs. */
const longestQueue = 16;
/** The milliseconds after which an idle process ends. */
const idle = 30_000;
/** The heap in megabytes. */
const memory = 256;

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** Opens the process for documents. It starts with its first file, and handles one file at a time. */
export function openOfficeProcess({ file: budget, fileQueue }: Pick<TimeLimits, "file" | "fileQueue">): OfficeProcess {
  const gate = createGate(1, longestQueue);
  const locked = openLockedProcess<OfficeJobMessage, OfficeJobResult>({
    ...{ program, readable: codeOf(program), memory, budget, idle },
  });
  return {
    async run(job, bytes, gone) {
      const waiting = AbortSignal.any([gone, AbortSignal.timeout(fileQueue)]);
      const leave = await gate.enter(waiting).catch(() => undefined);
      if (!leave) throw new Failure("busy", { retryAfter: 5 });
      try {
        const done = await locked.run({ job, language: language().tag }, bytes);
        if ("refused" in done) throw new Failure("bad-file", { message: done.refused });
        return done;
      } catch (error) {
        throw error instanceof Stopped ? new Failure("bad-file", { message: stopped(error.limit) }) : error;
      } finally {
        leave();
      }
    },
    close: locked.close,
  };
}

const stopped = (limit: Stopped["limit"]): string =>
  limit === "time" ? refusals.files.tooSlow : refusals.files.tooLarge;
