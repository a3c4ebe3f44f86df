import type { RewriteKind } from "@housestyle/engine";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of rephrasing. */
export const editorRephrase = catalogue("editorRephrase", {
  rephrase: "Rephrase",
  offer: "Rephrase the selection (Ctrl+F7)",
  label: "Other wordings",
  choices: say("Other wordings of {words}", (words: string) => ({ words: quoted(words) })),
  looking: "Looking for other wordings…",
  none: "No other wording was found for this sentence.",
  noneHere: "No other wording was found on this device.",
  local: "Created on this device. Nothing was sent.",
  written: "Rephrased.",
  kinds: {
    shorter: { name: "Shorter", about: "Leaves out words that add nothing." },
    plain: { name: "Plain words", about: "Replaces formal words with everyday ones." },
    verb: { name: "Strong verb", about: "Turns a noun back into a verb." },
    active: { name: "Active voice", about: "Puts the one who acts first." },
    direct: { name: "More direct", about: "Starts with the subject." },
    split: { name: "Two sentences", about: "Splits the sentence in two." },
    join: { name: "One sentence", about: "Joins two sentences." },
    list: { name: "Bulleted list", about: "Puts each item on its own line." },
    contract: { name: "Contractions", about: "Uses short forms, such as “don’t”." },
    expand: { name: "Full forms", about: "Spells out contractions: “do not” for “don’t”." },
  } satisfies Record<RewriteKind, { readonly name: string; readonly about: string }>,
});
