import { excess } from "./lane/excess.ts";
import { fromTable } from "./lane/from-table.ts";
import { amount } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

const find = fromTable("template/hedging", () => "");

/** Hedges beyond the few that a careful text needs. */
export const hedging = defineTemplate({
  id: 36,
  key: "hedging",
  name: "Hedging",
  group: "Tone",
  description: "Sets how many hedging words, such as “perhaps”, “somewhat”, and “it seems”, a document may have.",
  level: "hint",
  phrases: ["template/hedging"],
  options: { max: amount("Maximum per document", 3, 0, 1000) },
  examples: [
    {
      wrong: "Perhaps it rains. Maybe we go.\n\nIt seems that she left. He is probably late.",
      right: "Perhaps it rains. Maybe we go.\n\nIt seems that she left. He is late.",
    },
    { config: { max: 0 }, wrong: "I think that it rains.", right: "I think that it rains." },
  ],
  leaves: [
    { text: "Perhaps it rains. Maybe we go. He is probably late." },
    { config: { max: 0 }, text: "What kind of cake is it? The might of kings. “Perhaps,” he said. She thinks so." },
  ],
  compile({ max }) {
    return {
      document: excess({
        tally: (r) => ({
          marks: find(r)
            .filter(({ start }) => !r.isQuoted(start))
            .sort((x, y) => x.start - y.start),
          of: 1,
        }),
        allowed: () => max,
        message: (count) => `This document has ${count} hedging words. The limit is ${max}.`,
      }),
    };
  },
});
