import { defineRule } from "../../rule.ts";

/** Contractions that are nothing else without their apostrophe. */
const plain =
  "whats what's|thats that's|theres there's|wheres where's|hows how's|ive I've|youre you're|youve you've|youll you'll|youd you'd|theyre they're|theyve they've|theyll they'll|theyd they'd|weve we've|dont don't|doesnt doesn't|didnt didn't|isnt isn't|arent aren't|wasnt wasn't|werent weren't|hasnt hasn't|havent haven't|hadnt hadn't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|mustnt mustn't|hes he's|shes she's|itll it'll|wouldve would've|couldve could've|shouldve should've|whos who's";

/** “dont” → “don’t”. */
export const missingApostrophe = defineRule({
  id: "punctuation/missing-apostrophe",
  title: "Apostrophe left out",
  explain: "An apostrophe stands where letters are left out: don’t for do not, that’s for that is.",
  kind: "punctuation",
  level: "error",
  sure: true,
  examples: [
    { wrong: "I dont know whats wrong.", right: "I don't know what's wrong." },
    { wrong: "Thats what theyre for.", right: "That's what they're for." },
    { wrong: "Im late, but we cant wait.", right: "I'm late, but we can't wait." },
    { wrong: "Lets go home.", right: "Let's go home." },
  ],
  leaves: [
    "He lets go of it.",
    "She has a wont to sing.",
    "The cant of thieves.",
    "I am ill.",
    "It is well known.",
    "He lets us in.",
    "As is his wont, he sang.",
    "Lets and sales are up.",
  ],
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
  message: (_, first) => `Letters are left out: “${first ?? ""}”.`,
});
