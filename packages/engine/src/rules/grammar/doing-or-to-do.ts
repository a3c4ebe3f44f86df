import type { Analysis } from "../../facts/analysis.ts";
import { gerund } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isBaseForm } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Matches verbs that are followed by an -ing form and never by “to”. */
const takesDoing =
  "enjoy enjoys enjoyed enjoying avoid avoids avoided avoiding finish finishes finished dislike dislikes disliked admit admits admitted deny denies denied imagine imagined risk risked quit".split(
    " ",
  );
/** Matches verbs that are followed by “to” and never by the base form alone. */
const takesToDo =
  "want wants wanted decide decides decided hope hopes hoped plan plans planned refuse refuses refused managed".split(
    " ",
  );

/** Words that look like verbs after “to” but are nouns: “enjoy to date”. */
const nouns = wordSet("date work");

const plainVerbs = wordSet(`
  go buy be see eat get make take become learn meet have know tell ask give find write read live come keep speak say
  do
`);

/** Words after which these forms are verbs. */
const opens = wordSet("i you he she we they who people to don't didn't doesn't really also always");

/** Whether the verb is passive: “It is to be avoided to save money.” */
const isPassive = (a: Analysis, index: number): boolean => be.has(neighbour(a, index, -1)?.lower ?? "");
const be = wordSet("be is are was were been being");

/** “enjoy to play” → “enjoy playing”; “want go” → “want to go”. */
export const doingOrToDo = defineRule({
  words: [...takesDoing, ...takesToDo],
  at(a, index): Hit | undefined {
    const lead = a.tokens[index];
    const next = neighbour(a, index, 1);
    if (!lead || !next || lead.tag === "NOUN" || isPassive(a, index)) return undefined;
    // “Select Finish to add the rule.”
    if (lead.text !== lead.lower && neighbour(a, index, -1)) return undefined;
    if (takesDoing.includes(lead.lower)) {
      const verb = neighbour(a, index, 2);
      if (next.lower !== "to" || !verb || !isBaseForm(verb) || nouns.has(verb.lower)) return undefined;
      return {
        start: next.start,
        end: verb.end,
        message: `“${lead.text}” is followed by the -ing form: “${gerund(verb.lower)}”.`,
        suggestions: [gerund(verb.lower)],
      };
    }
    const clear = plainVerbs.has(next.lower);
    const before = neighbour(a, index, -1);
    if (!clear || next.text !== next.lower || !opens.has(before?.lower ?? "")) return undefined;
    return {
      start: next.start,
      end: next.end,
      message: `“${lead.text}” is followed by “to” and the base form: “to ${next.lower}”.`,
      suggestions: [`to ${next.text}`],
    };
  },
});
