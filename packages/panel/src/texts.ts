import type { Kind } from "@housestyle/engine";

/** What the panel says, wherever it stands. */
export const texts = {
  kinds: {
    spelling: "Spelling",
    grammar: "Grammar",
    punctuation: "Punctuation",
    clarity: "Clarity",
    style: "Style",
    inclusive: "Inclusive",
    team: "Team",
  } satisfies Record<Kind, string>,
};
