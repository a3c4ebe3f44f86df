import type { RuleAbout } from "../rule/rule.ts";
import heads from "./heads.json" with { type: "json" };

/** The descriptions of all rules of the product, in the order of `order.txt`, without the code of the rules. */
export const listedRules = heads as readonly RuleAbout[];

export type { RuleAbout };
