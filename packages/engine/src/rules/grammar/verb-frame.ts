import { endsUnlikeInfinitive } from "../../language/verb-shape.ts";
import { defineRule } from "../../rule.ts";

/** “make him to go” → “make him go”; “worth to see” → “worth seeing”. */
export const verbFrame = defineRule({
  id: "grammar/verb-frame",
  title: "What a verb is followed by",
  explain: "Each verb says what follows it: make him go, get used to living, worth seeing, dream of flying.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "They make him to work.", right: "They make him work." },
    { wrong: "The film is worth to see.", right: "The film is worth seeing." },
    { wrong: "I always dream to fly.", right: "I always dream of flying." },
    { wrong: "She got used to live in a town.", right: "She got used to living in a town." },
    { wrong: "We had difficulties to find it.", right: "We had difficulties finding it." },
    { wrong: "You can able to win.", right: "You can be able to win." },
    { wrong: "He spent hours to write a letter.", right: "He spent hours writing a letter." },
    { wrong: "She decided going home.", right: "She decided to go home." },
    { wrong: "It is easy learn English.", right: "It is easy to learn English." },
    { wrong: "I don't mind to wait.", right: "I don't mind waiting." },
    { wrong: "I suggest to go by train.", right: "I suggest going by train." },
  ],
  leaves: [
    "He was made to work.",
    "They used to live in town.",
    "The knife is used to cut bread.",
    "It is worth it to see him.",
    "My dream is to fly.",
    "They refused funding for it.",
    "We expected meeting rooms there.",
    "It is important work and good news.",
    "I suggest to you that we go.",
    "She was considered to be rich.",
  ],
  phrases: true,
  unless: endsUnlikeInfinitive,
});
