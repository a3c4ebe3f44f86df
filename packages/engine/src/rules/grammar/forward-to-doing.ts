import { gerund } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isBaseForm } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule.ts";

/** “look forward to meet you” → “look forward to meeting you”. */
export const forwardToDoing = defineRule({
  id: "grammar/forward-to-doing",
  title: "“look forward to” doing",
  explain: "In “look forward to” the “to” is a preposition, so the verb behind it takes -ing.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "I look forward to meet you.", right: "I look forward to meeting you." },
    { wrong: "We are looking forward to hear from you.", right: "We are looking forward to hearing from you." },
  ],
  leaves: [
    "I look forward to meeting you.",
    "We look forward to lunch.",
    "He stepped forward to meet her.",
    "I look forward to work and play.",
  ],
  words: ["forward"],
  at(a, index): Hit | undefined {
    if (!/^look(?:s|ed|ing)?$/.test(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    const verb = neighbour(a, index, 2);
    if (neighbour(a, index, 1)?.lower !== "to" || !verb || !isBaseForm(verb)) return undefined;
    // “look forward to work”, “to change”: as much a noun.
    if (!/^(?:PRON|DET|ADP|ADV|PROPN|NOUN|ADJ)$/.test(neighbour(a, index, 3)?.tag ?? "")) return undefined;
    const fix = gerund(verb.lower);
    return { start: verb.start, end: verb.end, message: `“Look forward to” goes with “${fix}”.`, suggestions: [fix] };
  },
});
