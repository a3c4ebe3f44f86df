import type { Logger } from "pino";
import { traceOf } from "./http/trace-of.ts";

/** A shutdown that takes longer than this has gone wrong, milliseconds. */
const longestShutdown = 10_000;

/** Ends the process in good order when it is asked to. */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let since = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to every program at once and the starter hands it on; a second one later means it.
      if (since > 0 && Date.now() - since > 1_000) process.exit(1);
      if (since > 0) return;
      since = Date.now();
      setTimeout(() => process.exit(1), longestShutdown).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error(traceOf(error), "shutdown failed");
          process.exit(1);
        },
      );
    });
  }
}
