import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Judge } from "@housestyle/neural";

/** A judge that is asked once about each change: what it says is kept in a file. */
export interface KeptJudge extends Judge {
  /** How often it was asked since it was opened, and how long that took. */
  readonly asked: number;
  readonly seconds: number;
}

/** Keeps what a judge says, a change a line. What was cut off by a stop is asked again. */
export function keptJudge(judge: Judge, file: string): KeptJudge {
  const known = new Map<string, number>(existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(entry) : []);
  let asked = 0;
  let seconds = 0;
  return {
    get asked() {
      return asked;
    },
    get seconds() {
      return seconds;
    },
    async worth(before, after) {
      const key = [before, after].map((words) => words.join(" ")).join(" → ");
      const said = known.get(key);
      if (said !== undefined) return said;
      const begun = performance.now();
      const worth = await judge.worth(before, after);
      seconds += (performance.now() - begun) / 1000;
      asked++;
      known.set(key, worth);
      // A number that JSON has none for is one that is never worth it.
      appendFileSync(file, `\n${JSON.stringify([key, Number.isFinite(worth) ? worth : null])}`);
      return worth;
    },
  };
}

function entry(line: string): [string, number][] {
  try {
    const [key, worth] = JSON.parse(line) as [string, number | null];
    return [[key, worth ?? Number.NEGATIVE_INFINITY]];
  } catch {
    return [];
  }
}
