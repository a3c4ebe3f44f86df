import {
  type AcronymUse,
  type AcronymUses,
  acronymsIn,
  unintroduced,
  usesOf,
  usesOfBoth,
} from "../language/acronyms.ts";
import type { PlacedHit } from "../rule/rule.ts";
import { amount, list } from "./lane/options.ts";
import { defineTemplate, wholeDocument } from "./lane/template.ts";

/** “WHO” that nobody has introduced. */
export const acronyms = defineTemplate({
  id: 21,
  key: "acronyms",
  name: "Acronyms introduced at first use",
  group: "Clarity",
  description:
    "Checks that an acronym used several times is introduced where it first appears: World Health Organization (WHO).",
  level: "warning",
  options: {
    minUses: amount("Minimum number of uses", 2, 1, 100),
    known: list("Acronyms that need no introduction", "API", "PDF"),
  },
  shown: {
    wrong: "The WHO met. The WHO left again.",
    right: "The World Health Organization (WHO) met. The WHO left again.",
  },
  examples: [
    { wrong: "The QXW met.\n\nThen the QXW left.", right: "The QXW met.\n\nThen the QXW left." },
    { config: { minUses: 1 }, wrong: "The ABC met.", right: "The ABC met." },
    {
      wrong: "The XQZ met. The Xylophone Quiz Zone (XQZ) left.",
      right: "The XQZ met. The Xylophone Quiz Zone (XQZ) left.",
    },
  ],
  leaves: [
    { text: "The World Health Organization (WHO) met. The WHO left.\n\nThe WHO’s hat." },
    { text: "The WHO (World Health Organization) met. The WHO left. The USA and the API of the API." },
    { text: "Henry VIII and Louis XIV met Henry VIII. DO NOT DO THIS. The ABC met once." },
  ],
  compile({ minUses, known }) {
    const familiar = new Set(known);
    return {
      document: wholeDocument<readonly AcronymUse[], AcronymUses>({
        note: (r) => acronymsIn(r.a, familiar),
        sum: usesOf,
        merge: usesOfBoth,
        *result(all, walk): Generator<PlacedHit> {
          const wanted = new Set(unintroduced(all, minUses));
          const holdsOne = (uses: AcronymUses): boolean => [...wanted].some((name) => uses.has(name));
          for (const { paragraph, note } of walk(holdsOne))
            for (const { name, start, end } of note) {
              if (!wanted.delete(name)) continue;
              const message = `Spell out “${name}” here, where it first appears.`;
              yield { paragraph, start, end, message, suggestions: [] };
            }
        },
      }),
    };
  },
});
