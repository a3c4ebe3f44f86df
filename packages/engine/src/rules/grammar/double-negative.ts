import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

const negated =
  "don't|doesn't|didn't|haven't|hasn't|hadn't|won't|wouldn't|isn't|aren't|wasn't|weren't|never|cannot|can't|couldn't";

/** “I didn't see nobody” → “I didn't see anybody”. Talk may do as it likes. */
export const doubleNegative = defineRule({
  id: "grammar/double-negative",
  title: "Two negatives",
  explain: "One “not” is enough: I didn't see anybody. Two of them say the opposite, or sound like talk.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "We didn't see nobody there.", right: "We didn't see anybody there." },
    { wrong: "She doesn't know nothing about it.", right: "She doesn't know anything about it." },
    { wrong: "They haven't no money.", right: "They haven't any money." },
    { wrong: "I don't need no help.", right: "I don't need any help." },
    { wrong: "He didn't go nowhere.", right: "He didn't go anywhere." },
  ],
  leaves: [
    "We didn't see anybody.",
    "It isn't nothing.",
    "I can't do nothing while he suffers.",
    "He said he didn't; nothing was found.",
    "“I don't know nothing,” he said.",
    "I don't know no-code tools.",
    "I don't say no to cake.",
    "She didn't come, no doubt because of the rain.",
  ],
  unless: (a, first) => isQuoted(a, first),
  patterns: [
    {
      match: `[${negated} see|know|want|need|have|had|say|tell|get|find|understand|buy|eat|hear|got|seen|like] nothing`,
      replace: ["anything"],
    },
    {
      match: `[${negated} see|know|want|need|have|tell|find|trust|like|meet|hear|ask|seen|hurt|blame] nobody`,
      replace: ["anybody"],
    },
    { match: `[${negated} go|went|going|gone|get|getting|be|find|lead|come] nowhere`, replace: ["anywhere"] },
    {
      match: `[${negated} see|want|need|have|had|get|find|buy|got|make|take|give|do] no [NOUN !doubt]`,
      replace: ["any"],
    },
    { match: "[haven't|hasn't|hadn't] no [NOUN]", replace: ["any"] },
  ],
  message: (_, instead) => `Behind “not” this is “${instead}”.`,
});
