import { endsUnlikeInfinitive } from "../../language/verb-shape.ts";
import { defineRule } from "../../rule/rule.ts";

/** “make him to go” → “make him go”; “worth to see” → “worth seeing”. */
export const verbFrame = defineRule({
  phrases: true,
  unless: endsUnlikeInfinitive,
});
