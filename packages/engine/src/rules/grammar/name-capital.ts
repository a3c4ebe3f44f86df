import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule.ts";

/** A sign next to it makes it part of an address or a code: tv/, -uk. */
function isCode(a: Analysis, first: number, last: number): boolean {
  const before = neighbour(a, first, -1);
  const behind = neighbour(a, last - 1, 1);
  return [before, behind].some((token) => token !== undefined && /^[/@#_=\\-]$/.test(token.text));
}

/** “in march 1990” → “in March 1990”; “south africa” → “South Africa”. */
export const nameCapital = defineRule({
  id: "grammar/name-capital",
  title: "Names have capitals",
  explain:
    "Months, peoples, tongues, countries and what is called by its letters are written with capitals: March, French, South Africa, TV.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "She was born in march 1990.", right: "She was born in March 1990." },
    { wrong: "The wedding is on 5 may.", right: "The wedding is on 5 May." },
    { wrong: "We speak french at home.", right: "We speak French at home." },
    { wrong: "I like french wine.", right: "I like French wine." },
    { wrong: "He flew to turkey last year.", right: "He flew to Turkey last year." },
    { wrong: "They live in south africa.", right: "They live in South Africa." },
    { wrong: "He works for the united nations.", right: "He works for the United Nations." },
    { wrong: "It was before the second world war.", right: "It was before the Second World War." },
    { wrong: "We watch tv and he has two dvds.", right: "We watch TV and he has two DVDs." },
    { wrong: "She comes from the usa.", right: "She comes from the USA." },
    { wrong: "Thank god you came.", right: "Thank God you came." },
  ],
  leaves: [
    "They march on and may stop.",
    "The march of 20 miles was hard.",
    "An august body met.",
    "The french windows were open.",
    "They ate turkey and rice.",
    "We ate from china, and it broke.",
    "The god of the sea was angry.",
    "See bbc.co.uk/tv for more.",
    "In may a rose blooms, says the poem, or may not.",
    "Polish the shoes and polish them very well.",
  ],
  phrases: true,
  unless: isCode,
  message: (_, first) => `A name is written with a capital: “${first ?? ""}”.`,
});
