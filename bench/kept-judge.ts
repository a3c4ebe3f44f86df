import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Judge, Meant } from "@housestyle/neural";

/** A judge that is asked once about each change and each sentence: what it says is kept in a file. */
export interface KeptJudge extends Judge {
  /** How often it was asked since it was opened, and how long that took. */
  readonly asked: number;
  readonly seconds: number;
}

/** Keeps what a judge says, an answer a line. What was cut off by a stop is asked again. */
export function keptJudge(judge: Judge, file: string): KeptJudge {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(entry) : [];
  const known = new Map<string, unknown>(lines);
  let asked = 0;
  let seconds = 0;
  async function answer<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const said = known.get(key);
    if (said !== undefined) return said as Answer;
    const begun = performance.now();
    const told = await ask();
    seconds += (performance.now() - begun) / 1000;
    asked++;
    known.set(key, told);
    appendFileSync(file, `\n${JSON.stringify([key, told])}`);
    return told;
  }
  return {
    get asked() {
      return asked;
    },
    get seconds() {
      return seconds;
    },
    async worth(before, after) {
      const key = [before, after].map((words) => words.join(" ")).join(" → ");
      // A number that JSON has none for is one that is never worth it.
      const worth = await answer(key, async () => {
        const number = await judge.worth(before, after);
        return Number.isFinite(number) ? number : null;
      });
      return worth ?? Number.NEGATIVE_INFINITY;
    },
    meant: (tokens) => answer<readonly Meant[]>(tokens.join(" "), () => judge.meant(tokens)),
  };
}

function entry(line: string): [string, unknown][] {
  try {
    const [key, said] = JSON.parse(line) as [string, unknown];
    return [[key, said]];
  } catch {
    return [];
  }
}
