import type { Analysis } from "../../facts/analysis.ts";
import { defineRule } from "../../rule.ts";

/** A sign beside it makes it part of a file’s name, an address or a code. */
function isPart({ tokens, text }: Analysis, first: number, last: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? 0;
  return /[/\\_@.#-]/.test(text[start - 1] ?? "") || /[/\\_@:-]/.test(text[end] ?? "");
}

/** “eg” → “e.g.”; “10 kgs” → “10 kg”. */
export const abbreviation = defineRule({
  id: "punctuation/abbreviation",
  title: "Stops of abbreviations",
  explain: "E.g. (for example), i.e. (that is) have their stops, et al. one; units have no plural: 10 kg.",
  kind: "punctuation",
  level: "error",
  examples: [
    { wrong: "Pets, eg dogs, are welcome.", right: "Pets, e.g. dogs, are welcome." },
    { wrong: "Pets, e.g dogs, are welcome.", right: "Pets, e.g. dogs, are welcome." },
    { wrong: "The next step, ie the last, is short.", right: "The next step, i.e. the last, is short." },
    { wrong: "Smith et. al. found it.", right: "Smith et al. found it." },
    { wrong: "Jones et al found it.", right: "Jones et al. found it." },
    { wrong: "We came at five o clock.", right: "We came at five o'clock." },
    { wrong: "It weighs 10 kgs and is 5 kms away.", right: "It weighs 10 kg and is 5 km away." },
  ],
  leaves: [
    "Pets, e.g. dogs, i.e. all of them, etc., are welcome.",
    "See /etc/hosts and the file eg.txt.",
    "Use git-etc or a.eg for it.",
    "Smith et al. found it.",
    "It is five o'clock.",
  ],
  phrases: true,
  unless: isPart,
  message: (matched, first) => `“${matched}” is written “${first ?? ""}”.`,
});
