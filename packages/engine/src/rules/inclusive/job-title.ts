import { defineRule } from "../../rule/rule.ts";

/** Flags “fireman” and similar titles. Fiction is not checked. */
export const jobTitle = defineRule({
  phrases: true,
  // “Chairman Mao”: a title before a name is that person’s own.
  unless: ({ tokens }, first, last) =>
    /^\p{Lu}/u.test(tokens[first]?.text ?? "") && /^\p{Lu}/u.test(tokens[last]?.text ?? ""),
});
