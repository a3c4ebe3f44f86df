import { catalogue, quoted, say } from "@housestyle/texts";
import type { Measure } from "../result/report.ts";

/** Returns a number and its usual range, for a sentence. */
function beside({ value, norm }: Pick<Measure, "value" | "norm">) {
  const how = norm ? (value < norm.least ? "less" : value > norm.most ? "more" : "as") : "none";
  return { value, how, kind: norm?.of ?? "", least: norm?.least ?? 0, most: norm?.most ?? 0 };
}

/** The sentences that sum up the numbers of a report. */
export const article = catalogue("report-article", {
  grade: say(
    "The text reads at grade level {value, number, ::.#}{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.",
    beside,
  ),
  lengths: say(
    "Sentences average {value, number, ::.#} words{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.",
    beside,
  ),
  longest: say(
    "The longest has {words, plural, one {# word} other {# words}}. Sentence lengths are {isVaried, select, true {varied} other {uniform}} (standard deviation {variety, number, ::.#}).",
    (words: number, variety: number, isVaried: boolean) => ({ words, variety, isVaried }),
  ),
  glue: say(
    "Glue words make up {value, number, ::.#}% of the text{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.",
    beside,
  ),
  sticky: say(
    "{count, plural, =0 {No sentences are sticky.} one {One sentence is sticky.} other {# sentences are sticky.}}",
    (count: number) => ({ count }),
  ),
  overused: say(
    "{count, plural, =0 {No words are overused compared with published texts of this kind.} one {One group of words is more frequent than in nine out of ten published texts of this kind: {first}.} other {# groups of words are more frequent than in nine out of ten published texts of this kind, most of all {first}.}}",
    (count: number, first: string) => ({ count, first }),
  ),
  repeats: say(
    "{count, plural, =0 {No phrases are repeated.} one {One phrase is repeated: {first}, {times, number} times.} other {# phrases are repeated. The most frequent is {first}, {times, number} times.}}",
    (count: number, first: string, times: number) => ({ count, first: quoted(first), times }),
  ),
  pacing: say(
    "{share, select, none {No paragraphs slow down for introspection or backstory.} other {{value, number, ::.#}% of the words are in slow paragraphs (introspection or backstory){runs, plural, =0 {, never three or more in a row} one {, with one run of three or more in a row} other {, with # runs of three or more in a row}}.}}",
    (value: number, runs: number) => ({ share: value === 0 ? "none" : "some", value, runs }),
  ),
  opening: say(
    "{value, number, ::.#}% of sentences begin {opening}{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.",
    (opening: string, found: Pick<Measure, "value" | "norm">) => ({ ...beside(found), opening }),
  ),
  senses: say(
    "{value, number, ::.#} of every 1,000 words are sensory{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.",
    beside,
  ),
  strongest: say(
    "{percent, number, ::.#}% of them appeal to one sense: {sense}.",
    (sense: string, percent: number) => ({
      sense,
      percent,
    }),
  ),
  spoken: say(
    "{spoken, select, none {There is no dialogue.} little {There is almost no dialogue.} other {Dialogue makes up {value, number, ::.#}% of the text{how, select, less {, below the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, above the usual range for {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, typical of {kind}} other {}}.}}",
    (found: Pick<Measure, "value" | "norm">) => ({
      ...beside(found),
      spoken: found.value === 0 ? "none" : found.value < 0.1 ? "little" : "much",
    }),
  ),
  consistency: say(
    "{count, plural, =0 {No inconsistencies found.} one {One inconsistency found.} other {# inconsistencies found.}}",
    (count: number) => ({ count }),
  ),
  acronyms: say(
    "{count, plural, =0 {Every repeated acronym is defined on first use.} one {One acronym is not defined on first use.} other {# acronyms are not defined on first use.}}",
    (count: number) => ({ count }),
  ),
  noRules: "There are no rules to check this text against, neither your own nor your team’s.",
});
