import type { StopFlag } from "./stop-flags.ts";

/** When a running job is asked to stop. Times in milliseconds. */
export interface Deadline {
  /** How long it may run. */
  readonly budget: number;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** When it gives way to short jobs that wait, if it may be asked to. */
  readonly givesWay?: { readonly after: number; readonly isPressed: () => boolean } | undefined;
  /** A job that was asked to stop and has not stopped after this long is ended with its thread. */
  readonly grace: number;
}

/** Why a job was asked to stop. */
type Why = "over" | "gone" | "gave-way";

/** Watches a job while it runs. */
export interface Stopwatch {
  /** Fires when the thread has to be ended: the job takes no step any more. */
  readonly signal: AbortSignal;
  readonly why: Why | undefined;
  clear(): void;
}

/** How often is looked whether somebody waits for a job that takes its time. */
const looks = 25;

/** Starts watching a job that begins now. */
export function startStopwatch({ budget, gone, givesWay, grace }: Deadline, flag: StopFlag): Stopwatch {
  const end = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let why: Why | undefined;
  const after = (time: number, act: () => void) => void timers.push(setTimeout(act, time));
  const stop = (reason: Why) => {
    if (why !== undefined) return;
    why = reason;
    flag.raise();
    // An answer that has come in meanwhile goes first: on a busy machine this clock may be the one that is late.
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
