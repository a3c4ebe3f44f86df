import type { Hit } from "../rule/rule.ts";
import { isException } from "./lane/from-rules.ts";
import { fromTable } from "./lane/from-table.ts";
import { list } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

const said = (_: string, first: string | undefined): string =>
  first === undefined
    ? "This is corporate jargon. Use plain words."
    : `This is corporate jargon. Use plain words: “${first}”.`;

const find = fromTable("template/jargon", said);

/** Office talk. */
export const jargon = defineTemplate({
  id: 34,
  key: "jargon",
  name: "Corporate jargon",
  group: "Tone",
  description: "Flags corporate jargon and suggests plain words.",
  level: "warning",
  phrases: ["template/jargon"],
  options: { exceptions: list("Exceptions") },
  examples: [
    { wrong: "Let us reach out to Ann.", right: "Let us contact Ann." },
    { wrong: "We leveraged our learnings and deliverables.", right: "We used our lessons and results." },
    { wrong: "Going forward, we meet here.", right: "From now on, we meet here." },
    { wrong: "It pushes us to push the envelope.", right: "It pushes us to push the envelope." },
  ],
  leaves: [
    { text: "He kept moving forward." },
    { text: "The lever moved. A pain in the neck. The network has bandwidth. Sunset was late." },
    { text: "“Let us touch base,” he said." },
    { config: { exceptions: ["deliverables"] }, text: "Here are the deliverables." },
  ],
  compile({ exceptions }) {
    const passes = isException(exceptions);
    return {
      *read(r): Iterable<Hit> {
        for (const hit of find(r)) if (!passes(hit.text)) yield hit;
      },
    };
  },
});
