import { randomUUID } from "node:crypto";
import type { CheckingService } from "../checking/index.ts";

type VersionedRules = Parameters<CheckingService["answer"]>[2];

/**
 * The same checker with versions of its own. All servers of a process of the test runner share its threads, which keep what teams
 * have decided by version, and two databases may count to the same one.
 */
export function withOwnVersions(checker: CheckingService): CheckingService {
  const mark = randomUUID();
  const marked = (accountRules: VersionedRules): VersionedRules =>
    accountRules && { ...accountRules, version: `${mark} ${accountRules.version}` };
  return {
    ...checker,
    answer: (job, patience, accountRules) => checker.answer(job, patience, marked(accountRules)),
    finish: (job, patience, accountRules) => checker.finish(job, patience, marked(accountRules)),
  };
}
