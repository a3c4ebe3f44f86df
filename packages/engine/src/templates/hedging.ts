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
  description: "Words that take back half of what is said: perhaps, somewhat, it seems. A document may hold a few.",
  level: "hint",
  phrases: ["template/hedging"],
  options: { max: amount("At most in a document", 3, 0, 1000) },
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
        message: (count) => `The document hedges ${count} times; ${max} at most. Be sure, or say why not.`,
      }),
    };
  },
});
