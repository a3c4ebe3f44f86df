import type { Kind } from "@housestyle/engine";
import { catalogue } from "@housestyle/texts";

/** The texts of the panel. */
export const texts = catalogue("panel", {
  kinds: {
    spelling: "Spelling",
    grammar: "Grammar",
    punctuation: "Punctuation",
    clarity: "Clarity",
    style: "Style",
    inclusive: "Inclusive",
    team: "Team",
  } satisfies Record<Kind, string>,
});
