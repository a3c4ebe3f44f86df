import type { Kind } from "@housestyle/engine";
import { catalogue } from "@housestyle/texts";

/** What the panel says, wherever it stands. */
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
