import type { RuleAbout } from "../rule/rule.ts";
import heads from "./heads.json" with { type: "json" };

/** What people may read about each rule of the product, in the order of `order.txt`, without the code that finds anything. */
export const listedRules = heads as readonly RuleAbout[];

export type { RuleAbout };
