import { randomUUID } from "node:crypto";
import type { Checker } from "../checking/index.ts";

type House = Parameters<Checker["answer"]>[2];

/**
 * The same checker with versions of its own. All servers of a process of the test runner share its threads, which keep what teams
 * have decided by version, and two databases may count to the same one.
 */
export function withOwnVersions(checker: Checker): Checker {
  const mark = randomUUID();
  const marked = (house: House): House => house && { ...house, version: `${mark} ${house.version}` };
  return {
    ...checker,
    answer: (job, patience, house) => checker.answer(job, patience, marked(house)),
    finish: (job, patience, house) => checker.finish(job, patience, marked(house)),
  };
}
