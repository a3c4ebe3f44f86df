import { defineRule } from "../../rule/rule.ts";

/** “fireman” → “firefighter”. Novels may call people what their people call them. */
export const jobTitle = defineRule({
  phrases: true,
  // “Chairman Mao”: a title before a name is that person’s own.
  unless: ({ tokens }, first, last) =>
    /^\p{Lu}/u.test(tokens[first]?.text ?? "") && /^\p{Lu}/u.test(tokens[last]?.text ?? ""),
});
