import type { Analysis } from "../facts/analysis.ts";
import { seriesAt } from "../language/series.ts";
import type { Hit } from "../rule/rule.ts";
import type { Token } from "../text/token.ts";
import { hits } from "./lane/hits.ts";
import { choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

function judged(a: Analysis, at: number, token: Token, wanted: boolean): Hit | undefined {
  if (token.lower !== "and" && token.lower !== "or") return undefined;
  const series = seriesAt(a, at);
  if (!series || (series.comma !== undefined) === wanted) return undefined;
  const message = wanted ? "Add a comma before the last item." : "Remove the comma before the last item.";
  return say(
    { start: series.word.start, end: token.end },
    message,
    `${series.word.text}${wanted ? "," : ""} ${token.text}`,
  );
}

/** “red, white, and blue”, or “red, white and blue”. Silent unless three items of one kind are sure. */
export const serialComma = defineTemplate({
  id: 1,
  key: "serial-comma",
  name: "Serial comma",
  group: "Punctuation",
  description: "Sets whether a comma comes before the last item of a list of three or more: red, white, and blue.",
  level: "warning",
  options: { mode: choice("Comma before the last item", "always", "never") },
  examples: [
    { wrong: "We bought apples, pears and plums.", right: "We bought apples, pears, and plums." },
    { wrong: "Paris, Rome or Berlin will host it.", right: "Paris, Rome, or Berlin will host it." },
    { wrong: "The flag is red, white and blue.", right: "The flag is red, white, and blue." },
    {
      config: { mode: "never" },
      wrong: "We bought apples, pears, and plums.",
      right: "We bought apples, pears and plums.",
    },
  ],
  leaves: [
    { text: "In Rome, Ann and Bob met. Yesterday, cats and dogs fought." },
    { text: "When it rains, dogs and cats hide. We had ham and eggs, bread and butter." },
    { text: "He came in, sat down and left. I saw it, and she left." },
    {
      text: "Its founders, Ann Wood and Tim Lee, left. It has two parts, a cup and a lid. Each day, cats and dogs fight.",
    },
    { text: "It is all greens, reds and blues and magentas." },
    { text: "It has forests, oil and gas fields, and water. The goals of business, the price and choice of goods." },
    { text: "“Apples, pears and plums,” she wrote." },
    { config: { mode: "never" }, text: "I came, and she left. On Monday, and only then, it rained." },
  ],
  compile: ({ mode }) => ({
    read: ({ a }) => hits(a.tokens.entries(), ([at, token]) => judged(a, at, token, mode === "always")),
  }),
});
