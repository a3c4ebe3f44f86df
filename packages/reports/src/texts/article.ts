import { catalogue, quoted, say } from "@housestyle/texts";
import type { Measure } from "../report.ts";

/** A number with what is usual beside it, as sentences are told it. */
function beside({ value, norm }: Pick<Measure, "value" | "norm">) {
  const how = norm ? (value < norm.least ? "less" : value > norm.most ? "more" : "as") : "none";
  return { value, how, kind: norm?.of ?? "", least: norm?.least ?? 0, most: norm?.most ?? 0 };
}

/** What the numbers of a report come to, in sentences of an article about the text. */
export const article = catalogue("report-article", {
  grade: say(
    "A reader needs {value, number, ::.#} years of school{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.",
    beside,
  ),
  lengths: say(
    "A sentence has {value, number, ::.#} words on average{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.",
    beside,
  ),
  longest: say(
    "The longest has {words, plural, one {# word} other {# words}}; their lengths lie {variety, number, ::.#} apart, which is {isVaried, select, true {varied} other {even}}.",
    (words: number, variety: number, isVaried: boolean) => ({ words, variety, isVaried }),
  ),
  glue: say(
    "Of a hundred words {value, number, ::.#} are glue{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.",
    beside,
  ),
  sticky: say(
    "{count, plural, =0 {No sentence sticks.} one {One sentence sticks.} other {# sentences stick.}}",
    (count: number) => ({ count }),
  ),
  overused: say(
    "{count, plural, =0 {No word comes more often than in nine of ten published texts of this kind.} one {One group of words comes more often than in nine of ten published texts of this kind: {first}.} other {# groups of words come more often than in nine of ten published texts of this kind. Most of all {first}.}}",
    (count: number, first: string) => ({ count, first }),
  ),
  repeats: say(
    "{count, plural, =0 {No phrase comes twice.} one {One phrase comes twice or more: {first}, {times, number} times.} other {# phrases come twice or more, most often {first}, {times, number} times.}}",
    (count: number, first: string, times: number) => ({ count, first: quoted(first), times }),
  ),
  pacing: say(
    "{share, select, none {No paragraph stands still to think or to look back.} other {Of a hundred words {value, number, ::.#} stand in paragraphs that think or look back{runs, plural, =0 {, and never in three of them on end} one {; once three or more of them follow each other} other {; # times three or more of them follow each other}}.}}",
    (value: number, runs: number) => ({ share: value === 0 ? "none" : "some", value, runs }),
  ),
  opening: say(
    "Of a hundred sentences {value, number, ::.#} begin {opening}{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.",
    (opening: string, found: Pick<Measure, "value" | "norm">) => ({ ...beside(found), opening }),
  ),
  senses: say(
    "Of a thousand words {value, number, ::.#} speak to the senses{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.",
    beside,
  ),
  strongest: say(
    "{percent, number, ::.#} % of them belong to one sense: {sense}.",
    (sense: string, percent: number) => ({
      sense,
      percent,
    }),
  ),
  spoken: say(
    "{spoken, select, none {Nobody speaks.} little {Next to nothing is said aloud.} other {Of a hundred words {value, number, ::.#} are said aloud{how, select, less {, fewer than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} more {, more than is usual in {kind} ({least, number, ::.#} to {most, number, ::.#})} as {, as is usual in {kind}} other {}}.}}",
    (found: Pick<Measure, "value" | "norm">) => ({
      ...beside(found),
      spoken: found.value === 0 ? "none" : found.value < 0.1 ? "little" : "much",
    }),
  ),
  consistency: say(
    "{count, plural, =0 {Nothing is written in two ways.} one {One thing is written in two ways.} other {# things are written in two ways.}}",
    (count: number) => ({ count }),
  ),
  acronyms: say(
    "{count, plural, =0 {No acronym that comes twice or more lacks its introduction where it first stands.} one {One acronym is not introduced where it first stands.} other {# acronyms are not introduced where they first stand.}}",
    (count: number) => ({ count }),
  ),
  noRules: "There are no rules to hold it to, neither of a team nor of your own.",
});
