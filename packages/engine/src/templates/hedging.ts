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
      wrong:
        "Perhaps the delay was avoidable. Maybe the supplier knew.\n\nIt seems that no one asked. The cost is probably higher.",
      right:
        "Perhaps the delay was avoidable. Maybe the supplier knew.\n\nIt seems that no one asked. The cost is higher.",
    },
    { config: { max: 0 }, wrong: "I think that the launch can wait.", right: "I think that the launch can wait." },
  ],
  leaves: [
    { text: "Perhaps the delay was avoidable. Maybe the supplier knew. The cost is probably higher." },
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
