/** What `google.script.run` does with functions of Code.gs: each is called by its name, and answers later. */
export interface GoogleRun {
  withSuccessHandler(
    done: (value: unknown) => void,
  ): GoogleRun & Readonly<Record<string, (...args: unknown[]) => void>>;
  withFailureHandler(failed: (error: Error) => void): GoogleRun;
}

/** A call of Code.gs, as a promise. */
export type CallScript = (name: string, ...args: readonly unknown[]) => Promise<unknown>;

export const callsOf =
  (run: GoogleRun): CallScript =>
  (name, ...args) =>
    new Promise((resolve, reject) => {
      const called = run.withFailureHandler(reject).withSuccessHandler(resolve);
      called[name]?.(...args);
    });
