import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const negated =
  "don't|doesn't|didn't|haven't|hasn't|hadn't|won't|wouldn't|isn't|aren't|wasn't|weren't|never|cannot|can't|couldn't";

/** Flags “I didn't see nobody”. Quoted speech is left alone. */
export const doubleNegative = defineRule({
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
    ...[
      ["can't", "can"],
      ["couldn't", "could"],
      ["cannot", "can"],
    ].map(([negative, plain]) => ({ match: `${negative} hardly|barely|scarcely [VERB]`, replace: [`${plain} $1`] })),
    { match: "[haven't|hasn't|hadn't] no [NOUN]", replace: ["any"] },
  ],
});
