import { defineRule } from "../../rule.ts";

const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

/** Verbs and adjectives with a preposition English does not give them. */
export const preposition = defineRule({
  id: "grammar/preposition",
  title: "The usual preposition",
  explain: "Many verbs and adjectives go with one preposition only: married to, depend on, interested in.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "She is married with a doctor.", right: "She is married to a doctor." },
    { wrong: "It depends of the weather.", right: "It depends on the weather." },
    { wrong: "I am interested on music.", right: "I am interested in music." },
    { wrong: "We discussed about the plan.", right: "We discussed the plan." },
    { wrong: "I like to listen music.", right: "I like to listen to music." },
    { wrong: "He arrived to the station.", right: "He arrived at the station." },
    { wrong: "Let's meet in Monday.", right: "Let's meet on Monday." },
    { wrong: "She explained me the rules.", right: "She explained the rules to me." },
  ],
  leaves: [
    "She is married with two children.",
    "He arrived to find it gone.",
    "It depends, of course, on you.",
    "I discussed it with her.",
    "They were good in school.",
    "Listen, music is life.",
    "In Monday's paper it was news.",
    "A team consisting in part of boys.",
  ],
  patterns: [
    {
      match: "[married] with [a|an|my|his|her|him|me|someone|somebody|PROPN] [!child|children|kids|kid|baby]",
      replace: ["to"],
    },
    { match: "[depend|depends|depended|depending] of|from", replace: ["on"] },
    { match: "[consist|consists|consisted|consisting] on|from [DET|NUM|NOUN|ADJ]", replace: ["of"] },
    { match: "[interested] on|about [DET|NOUN|PRON|PROPN]", replace: ["in"] },
    { match: "[good|bad|great|terrible] in|on [*ing] [!DET]", replace: ["at"] },
    { match: "[afraid|scared|tired|proud|ashamed] from [DET|PRON|NOUN|PROPN]", replace: ["of"] },
    { match: "[responsible] of [DET|PRON|NOUN|*ing]", replace: ["for"] },
    { match: "[capable] to", replace: ["of"] },
    { match: "[according] with [DET|PRON|PROPN]", replace: ["to"] },
    { match: "[different] of [DET|PRON]", replace: ["from"] },
    {
      match: "[arrive|arrives|arrived|arriving] to [the|a|an|my|his|her|our|their|this|that|work|school|home|PROPN]",
      replace: ["at", "in"],
    },
    { match: "discuss|discussed|discussing about [DET|PRON|NOUN|PROPN|ADJ|how|what]", replace: ["$0"] },
    { match: "[lemma:mention] about [DET|PRON]", replace: [""] },
    { match: "listen|listens|listened|listening music|songs", replace: ["$0 to $1"] },
    { match: "[participate|participates|participated|participating] to [DET|NOUN|PROPN|ADJ]", replace: ["in"] },
    { match: "[insist|insists|insisted|insisting] to [VERB]", replace: ["on"] },
    { match: "[congratulate|congratulated|congratulations] for [PRON|DET|*ing]", replace: ["on"] },
    { match: "[accuse|accused|accuses] for [*ing|DET]", replace: ["of"] },
    { match: `in [${days}] [!'s|NOUN]`, replace: ["on"] },
    {
      match: "explain|explained|explains me|us|him|them the|this|that|it|my|his|your NOUN [!NOUN|of|to]",
      replace: ["$0 $2 $3 to $1"],
    },
    { match: "[wait|waiting|waited] me|him|them|us [!on|to|out]", replace: ["for $0"] },
    { match: "how it|he|she|they looks|look like", replace: ["what $1 $2 like", "how $1 $2"] },
  ],
});
