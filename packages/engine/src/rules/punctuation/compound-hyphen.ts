import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule.ts";

/** “a time consuming task” → “a time-consuming task”. */
export const compoundHyphen = defineRule({
  id: "punctuation/compound-hyphen",
  title: "Hyphen of a compound",
  explain:
    "Words that are one idea in front of a noun are joined by hyphens: a well-known song, a three-year-old girl. Behind it most of them stand apart: the song is well known.",
  kind: "punctuation",
  level: "hint",
  examples: [
    { wrong: "It is a time consuming task.", right: "It is a time-consuming task." },
    { wrong: "The work is time consuming.", right: "The work is time-consuming." },
    { wrong: "She sang a well known song.", right: "She sang a well-known song." },
    { wrong: "He has a full time job.", right: "He has a full-time job." },
    { wrong: "They have a three year old daughter.", right: "They have a three-year-old daughter." },
    { wrong: "He is a 5 years old boy.", right: "He is a 5-year-old boy." },
    { wrong: "It is a three days trip.", right: "It is a three-day trip." },
    { wrong: "We took a two hour walk.", right: "We took a two-hour walk." },
    { wrong: "It is a high quality product.", right: "It is a high-quality product." },
    {
      wrong: "My brother in law uses a state of the art kitchen.",
      right: "My brother-in-law uses a state-of-the-art kitchen.",
    },
  ],
  leaves: [
    "The song is well known.",
    "He works full time.",
    "She is three years old.",
    "In the long term this pays.",
    "They met in the two hours before lunch.",
    "It is of high quality.",
    "One day people will know.",
  ],
  phrases: true,
  unless: isApart,
  message: (_, first) => `These words are one idea here: “${first ?? ""}”.`,
});

/** A hyphen or quotation mark next to it shows that it was written so on purpose. */
function isApart(a: Analysis, first: number, last: number): boolean {
  const marks = [neighbour(a, first, -1)?.text, neighbour(a, last - 1, 1)?.text];
  return marks.some((mark) => mark === "-" || mark === "“" || mark === '"' || mark === "”");
}
