import { dialects, type Engine } from "@housestyle/engine";

/** Prose with a few mistakes that exercise rules, speller, and suggestions. */
const sample =
  "The comittee met on Tuesday to talk about a new library. Most of it's members thought that the work should of been " +
  "finished last year, but nobody wanted to except the blame. “At the end of the day,” she said, “we was promised an " +
  "hall, and a hall is what we will get.” In order to save money, the the old school was choosen for the time being.";

/** The number of rounds after which frequently used code has been compiled. */
const rounds = 25;

/**
 * Runs the engine until its code is compiled, so that the first callers do not wait for that. Takes a few tenths of a
 * second.
 */
export function warmUp(engine: Engine): void {
  for (let round = 0; round < rounds; round += 1) {
    const dialect = dialects[round % dialects.length] ?? "en-US";
    // Each round a little different: what the engine has read before it only remembers.
    engine.check(`${sample} That was ${round}.`, { dialect });
  }
}
