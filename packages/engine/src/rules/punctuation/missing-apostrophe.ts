import { defineRule } from "../../rule.ts";

/** Contractions that are nothing else without their apostrophe. */
const plain =
  "whats what's|thats that's|theres there's|wheres where's|hows how's|ive I've|youre you're|youve you've|youll you'll|youd you'd|theyre they're|theyve they've|theyll they'll|theyd they'd|weve we've|dont don't|doesnt doesn't|didnt didn't|isnt isn't|arent aren't|wasnt wasn't|werent weren't|hasnt hasn't|havent haven't|hadnt hadn't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|mustnt mustn't|hes he's|shes she's|itll it'll|wouldve would've|couldve could've|shouldve should've|whos who's";

/** “dont” → “don’t”. */
export const missingApostrophe = defineRule({
  patterns: [
    ...plain.split("|").map((row) => {
      const [match = "", contraction = ""] = row.split(" ");
      return { match, replace: [contraction] };
    }),
    { match: "im [VERB|ADV|ADJ|DET|not|going|a|the|so|in|at|on|from]", replace: ["I'm"] },
    { match: "[i|you|we|they|he|she|it] cant [VERB|AUX|ADV|believe|wait|help]", replace: ["can't"] },
    { match: "[i|you|we|they|he|she|it] wont [VERB|AUX|ADV|be]", replace: ["won't"] },
    {
      match:
        "^ lets [go|see|make|take|get|have|be|do|try|start|say|talk|look|meet|not|begin|keep|find|move|play|eat|hope|face|just|all]",
      replace: ["let's"],
    },
  ],
});
