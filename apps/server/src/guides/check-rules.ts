import type { Asker, CheckingService } from "../checking/index.ts";
import { Failure } from "../http/index.ts";
import { type RuleDraft, toTrial } from "../tagging/index.ts";

/**
 * Returns rules ready to save. An invalid one fails the batch with `rule-fails` and its position; with `force`, it is
 * stored turned off.
 */
export async function savable<T extends RuleDraft & { readonly IsEnabled: boolean }>(
  rules: readonly T[],
  checker: CheckingService,
  { force, ...asker }: Asker & { readonly force: boolean },
): Promise<T[]> {
  const tried = rules.map((rule) => toTrial(rule, "0"));
  const problems = await checker.tryRules(tried, "en-US", { budget: checker.timeLimits.rules, ...asker });
  if (problems.length === 0) return [...rules];
  const broken = new Set(problems.map(({ index }) => index));
  if (force) return rules.map((rule, index) => (broken.has(index) ? { ...rule, IsEnabled: false } : rule));
  const modelState: Record<string, string[]> = {};
  for (const { index, member, message } of problems.slice(0, 20)) {
    const place = `[${index}].${member}`;
    modelState[place] = [...(modelState[place] ?? []), message];
  }
  const [first] = problems;
  throw new Failure("rule-fails", { modelState, ...(first && { message: first.message }) });
}
