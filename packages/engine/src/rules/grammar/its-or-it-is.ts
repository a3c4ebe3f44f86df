import { fact } from "../../fact.ts";
import { defineRule } from "../../rule.ts";

/** Index of the paragraph's first mark that may open a single quotation. */
const firstSingleMark = fact(({ tokens }) => {
  const found = tokens.findIndex((token) => /^['‘]$/.test(token.text));
  return found < 0 ? tokens.length : found;
});

/** “its raining” → “it’s raining”; “of it’s kind” → “of its kind”. */
export const itsOrItIs = defineRule({
  id: "grammar/its-or-it-is",
  title: "“its” or “it’s”",
  explain: "“It’s” is short for “it is” or “it has”; “its” shows that something belongs to it.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "Its raining again.", right: "It's raining again." },
    { wrong: "I think its a good plan.", right: "I think it's a good plan." },
    { wrong: "Its not fair.", right: "It's not fair." },
    { wrong: "The dog wagged it's tail.", right: "The dog wagged its tail." },
    { wrong: "It is the first of it's kind.", right: "It is the first of its kind." },
    { wrong: "Its been a long day.", right: "It's been a long day." },
    { wrong: "Its important to rest.", right: "It's important to rest." },
    { wrong: "The firm has it's own rules.", right: "The firm has its own rules." },
    { wrong: "The hall opens it's doors at nine.", right: "The hall opens its doors at nine." },
    { wrong: "It won a prize for it's honesty.", right: "It won a prize for its honesty." },
  ],
  leaves: [
    "The cat licked its paw.",
    "It's raining.",
    "Its important role is clear.",
    "Its raining season is long.",
    "I think it's time to go.",
    "Because of this, it's late.",
    "Its a cappella version sold well.",
    "The best thing about it: it's free.",
    "Its very existence was denied.",
    "He spoke with its not unfriendly cynicism.",
    "Though it does its best to please, it fails.",
    "In March it's cold.",
  ],
  patterns: [
    { match: "its [a|an|the] [!cappella|la]", replace: ["it's"] },
    { match: "^ its not", replace: ["it's $1"] },
    {
      match:
        "its not [a|an|the|that|my|your|going|about|like|because|just|only|even|so|too|me|him|fair|true|possible|easy|worth]",
      replace: ["it's $1"],
    },
    { match: "^ its [best|better] [to]", replace: ["it's"] },
    { match: "its [been|gonna|because|okay|ok|me|him|them|us|you|going]", replace: ["it's"] },
    {
      match:
        "^ its [raining|snowing|pouring|getting|just|only|about|like|so|too|really|always|never|also|still] [!NOUN|PROPN|ADJ]",
      replace: ["it's"],
    },
    {
      match: "^ its [getting|really|very|so|too|quite|pretty|always|still|just] [ADJ] [!NOUN|PROPN|ADJ]",
      replace: ["it's"],
    },
    {
      match:
        "its [important|possible|impossible|likely|unlikely|hard|easy|difficult|necessary|clear|obvious|true|good|nice|great] [to|that]",
      replace: ["it's"],
    },
    {
      match:
        "[think|thinks|thought|believe|say|says|said|know|knew|hope|guess|feel|because|but|if|when|that|and|so] its [raining|snowing|time|very|really|too|getting|just|always|never|all] [!NOUN|own]",
      replace: ["it's"],
    },
    { match: "it's [own]", replace: ["its"] },
    {
      match:
        "[of|with|from|into|within|by|under|during|beyond|despite|to|throughout|without|against] it's [NOUN] [!VERB|AUX]",
      replace: ["its"],
    },
    { match: "[for] it's [*ty|*tion|*ment|*ness] [!VERB|AUX]", replace: ["its"] },
    {
      match:
        "[lemma:open|lemma:close|lemma:raise|lemma:lift|lemma:lick|lemma:change|lemma:move|lemma:spend|lemma:use|lemma:build|lemma:follow|lemma:leave|lemma:enter|lemma:hit|lemma:spread|lemma:carry|lemma:serve|lemma:celebrate|lemma:improve|lemma:increase|lemma:reduce|lemma:expand|lemma:cut|lemma:sell|lemma:publish|lemma:host|lemma:update|lemma:drop|lemma:break|lemma:hide|lemma:earn|lemma:defend|lemma:maintain|lemma:introduce|lemma:replace|lemma:lose|lemma:share] it's [NOUN] [!VERB|AUX]",
      replace: ["its"],
    },
    {
      match:
        "[of|for|with|from|into|within|by|on|in|at|under|through|during|beyond|despite] it's [kind|way|own|place|name|origin|origins|purpose|value|size|head|tail|path|peak|core|roots|use|users|members|customers|employees|products|services|best|worst|current|original|main|first|entirety|history|beauty|people|content|contents|effects|impact|time|feet|knees|course|surface|capital]",
      replace: ["its"],
    },
    {
      match:
        "[wagged|wags|wagging|wag|lost|loses|losing|lose|changed|changes|change|opened|raised|lifted|shook|turned|reached|made|released|launched|announced|kept|keeps|lick|licked|finished|spread|stretched|took] it's [tail|head|way|name|mind|mouth|wings|paws|eyes|leaves|value|appeal|charm|course|shape|colour|color|peak|doors|toll|place|debut|price|prices|results|report|focus|meaning|promise]",
      replace: ["its"],
    },
  ],
  message: (_, first) =>
    first?.toLowerCase() === "its"
      ? "“Its” without an apostrophe shows what belongs to it."
      : "Write “it's” for “it is” or “it has”.",
  words: ["its"],
  at(a, index) {
    const word = a.tokens[index];
    const mark = a.tokens[index + 1];
    if (!word || !mark || mark.spaced || !/^['’]$/.test(mark.text)) return undefined;
    // A single quotation that ends here has to have begun somewhere.
    if (firstSingleMark(a) < index) return undefined;
    return {
      start: word.start,
      end: mark.end,
      message: "“Its” takes no apostrophe at its end.",
      suggestions: [word.text],
    };
  },
});
