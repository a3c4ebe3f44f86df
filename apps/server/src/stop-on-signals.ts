import type { Logger } from "pino";
import { traceOf } from "./http/trace-of.ts";

/** The milliseconds after which a shutdown has failed. */
const longestShutdown = 10_000;

/** Shuts the process down properly on a signal. */
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
