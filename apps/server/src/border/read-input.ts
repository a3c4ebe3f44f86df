import type { z } from "zod";
import { describeIssue, placeOf, summarise } from "./describe-issue.ts";
import { Failure } from "./failure.ts";
import { readBy } from "./read-by.ts";

/** Parses a value by its schema. Fails with a `bad-request` that says where and why it is invalid. */
export function readInput<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = readBy(schema, sent);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues);
}

function refusal(issues: readonly z.core.$ZodIssue[]): Failure {
  const modelState: Record<string, string[]> = {};
  // A caller who got everything wrong need not read all of it.
  for (const issue of issues.slice(0, 20)) {
    const place = placeOf(issue);
    modelState[place] = [...(modelState[place] ?? []), describeIssue(issue)];
  }
  const message = summarise(issues);
  return new Failure("bad-request", { modelState, ...(message !== undefined && { message }) });
}
