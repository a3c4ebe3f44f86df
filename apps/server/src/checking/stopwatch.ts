import type { StopFlag } from "./stop-flags.ts";

/** When a running job is asked to stop. Times are in milliseconds. */
export interface Deadline {
  /** The longest duration. */
  readonly budget: number;
  /** Aborts when no one is waiting for the result anymore. */
  readonly gone: AbortSignal;
  /** When it gives way to waiting jobs, if it can. */
  readonly givesWay?: { readonly after: number; readonly isPressed: () => boolean } | undefined;
  /** The time after a request to stop at which the job is ended together with its thread. */
  readonly grace: number;
}

/** Why a job was asked to stop. */
type Why = "over" | "gone" | "gave-way";

/** Watches a running job. */
export interface Stopwatch {
  /** Aborts when the thread must be ended because the job takes no more steps. */
  readonly signal: AbortSignal;
  readonly why: Why | undefined;
  clear(): void;
}

/** How often a slow job looks for waiting jobs, in milliseconds. */
const looks = 25;

/** Starts watching a job that starts now. */
export function startStopwatch({ budget, gone, givesWay, grace }: Deadline, flag: StopFlag): Stopwatch {
  const end = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let why: Why | undefined;
  const after = (time: number, act: () => void) => void timers.push(setTimeout(act, time));
  const stop = (reason: Why) => {
    if (why !== undefined) return;
    why = reason;
    flag.raise();
    // An answer that has already arrived goes first: on a busy machine, this timer may be what is late.
    after(grace, () => void setImmediate(() => end.abort()));
  };
  const onGone = () => stop("gone");
  const look = (isPressed: () => boolean) => {
    if (isPressed()) stop("gave-way");
    else if (why === undefined) after(looks, () => look(isPressed));
  };
  after(budget, () => stop("over"));
  if (givesWay) after(givesWay.after, () => look(givesWay.isPressed));
  if (gone.aborted) onGone();
  else gone.addEventListener("abort", onGone, { once: true });
  return {
    signal: end.signal,
    get why() {
      return why;
    },
    clear: () => {
      gone.removeEventListener("abort", onGone);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
