import { excess } from "./lane/excess.ts";
import { fromTable } from "./lane/from-table.ts";
import { amount } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

/** Words that take back half of what is said. Written by us. */
const table = `
perhaps = 
maybe = 
possibly = 
probably = 
arguably = 
presumably = 
apparently = 
seemingly = 
somewhat = 
[!what|which|the|this|that|same|a|some|any|every|these|those|of|one|new|other|right|each|different] kind of [ADJ|VERB|ADV] = 
[!what|which|the|this|that|same|a|some|any|every|these|those|of|one|new|other|right|each|different] sort of [ADJ|VERB|ADV] = 
to some extent = 
to a certain extent = 
to a certain degree = 
more or less [ADJ|ADV|VERB] = 
in a way , 
in a sense , 
in my opinion [,] = 
i think [that|PRON|DET|PROPN]
i guess [that|PRON|DET|PROPN]
i suppose [that|PRON|DET|PROPN]
i believe [that|PRON|DET|PROPN]
i feel [that]
we think [that|PRON|DET|PROPN]
we believe [that|PRON|DET|PROPN]
we feel [that]
it seems [that|like|as]
it appears [that|as]
it would seem
seems|seem|seemed to [VERB|AUX]
appears|appear|appeared to [VERB|AUX]
tends|tend to [VERB|AUX]
[PRON|NOUN|PROPN|DET] might [VERB|AUX|ADV]
`;

let ready: ReturnType<typeof fromTable> | undefined;

/** Hedges beyond the few that a careful text needs. */
export const hedging = defineTemplate({
  id: 36,
  key: "hedging",
  name: "Hedging",
  group: "Tone",
  description: "Words that take back half of what is said: perhaps, somewhat, it seems. A document may hold a few.",
  level: "hint",
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
    ready ??= fromTable(table, () => "");
    const find = ready;
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
