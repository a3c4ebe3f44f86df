import { Session } from "node:inspector";
import { setFlagsFromString } from "node:v8";

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Counts how often work ran through functions, branches and bodies of loops of our own code. */
export interface WorkCounter {
  count(work: () => void): Promise<number>;
}

/**
 * V8's own coverage as a measure of work: the same work counts the same on every machine, however busy. Only code that
 * is loaded afterwards is counted block by block, so it is started first and the code under test is imported then. What
 * built-ins do inside (a regular expression, `indexOf`) is not seen: `npm run bench -- engine` times that.
 */
export async function startWorkCounter(): Promise<WorkCounter> {
  // What V8 optimizes or has forgotten it may count no more, and when it does so depends on the machine.
  for (const part of ["turbofan", "maglev", "flush-bytecode"]) setFlagsFromString(`--no-${part}`);
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      session.post(method, params, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  await post("Profiler.enable");
  await post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    async count(work) {
      await post("Profiler.takePreciseCoverage");
      work();
      const { result } = (await post("Profiler.takePreciseCoverage")) as Coverage;
      let total = 0;
      for (const { url, functions } of result)
        if (url.includes("/packages/"))
          for (const { ranges } of functions) for (const { count } of ranges) total += count;
      return total;
    },
  };
}
