import { gerund } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isBaseForm } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

/** “look forward to meet you” → “look forward to meeting you”. */
export const forwardToDoing = defineRule({
  words: ["forward"],
  at(a, index): Hit | undefined {
    if (!/^look(?:s|ed|ing)?$/.test(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    const verb = neighbour(a, index, 2);
    if (neighbour(a, index, 1)?.lower !== "to" || !verb || !isBaseForm(verb)) return undefined;
    // “look forward to work”, “to change”: as much a noun.
    if (!/^(?:PRON|DET|ADP|ADV|PROPN|NOUN|ADJ)$/.test(neighbour(a, index, 3)?.tag ?? "")) return undefined;
    const fix = gerund(verb.lower);
    return {
      start: verb.start,
      end: verb.end,
      message: `Use the -ing form after “look forward to”: “${fix}”.`,
      suggestions: [fix],
    };
  },
});
