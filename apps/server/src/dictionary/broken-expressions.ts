import type { Asker, CheckingService } from "../checking/index.ts";

/** The number of expressions tested in one job. */
const atOnce = 500;

/** An entry that may be a regular expression. */
interface Entry {
  readonly word: string;
  readonly isRegex: boolean;
}

/** Returns why expressions cannot be used, by index. They are tested on a thread, because compiling takes time. */
export async function brokenExpressions(
  entries: readonly Entry[],
  checker: CheckingService,
  asker: Asker,
): Promise<Map<number, string>> {
  const tried = entries.flatMap(({ word, isRegex }, index) => (isRegex ? [{ word, index }] : []));
  const broken = new Map<number, string>();
  const patience = { budget: checker.timeLimits.rules, ...asker };
  for (let at = 0; at < tried.length; at += atOnce) {
    const some = tried.slice(at, at + atOnce);
    const rules = some.map(({ word }) => ({
      rule: { id: "0", match: `/${word}/`, replace: "", message: "" },
      wrong: "",
      right: "",
    }));
    for (const { index, message } of await checker.tryRules(rules, "en-US", patience)) {
      const place = some[index];
      if (place) broken.set(place.index, message);
    }
  }
  return broken;
}
