import type { z } from "zod";
import { describeIssue, placeOf, summarise } from "./describe-issue.ts";
import { Failure } from "./failure.ts";

/** Reads a request by its schema; what does not fit is a `bad-request` that says where and why. */
export function validatorCompiler({ schema }: { readonly schema: z.ZodType }) {
  return (data: unknown) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: refusal(parsed.error.issues) };
  };
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
