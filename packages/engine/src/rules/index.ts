import type { Rule } from "../rule.ts";
import { aOrAn } from "./grammar/a-or-an.ts";

/** Every rule, in the order that settles overlaps: an earlier one wins. */
export const rules: readonly Rule[] = [aOrAn];
