import { endsUnlikeInfinitive } from "../../language/verb-shape.ts";
import { defineRule } from "../../rule.ts";

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
    { wrong: "It is similar with mine.", right: "It is similar to mine." },
    { wrong: "He is capable to win.", right: "He is capable of winning." },
    { wrong: "I went to home after work.", right: "I went home after work." },
    { wrong: "We spoke in the phone.", right: "We spoke on the phone." },
    { wrong: "I saw it on last week.", right: "I saw it last week." },
    { wrong: "She left school in the age of 16.", right: "She left school at the age of 16." },
    { wrong: "Because of he was late, we left.", right: "Because he was late, we left." },
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
    "It was preferred to the end.",
    "Full with child, she came.",
    "In the last week he came.",
    "He was told to me as a friend.",
    "They arrived there at home time.",
    "This is why he succeeded to the throne.",
  ],
  phrases: true,
  // “go to swimming” is another thing.
  unless: (a, first, last) => a.tokens[first - 1]?.lemma !== "go" && endsUnlikeInfinitive(a, first, last),
});
