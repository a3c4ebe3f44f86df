import { defineRule } from "../../rule.ts";

/** “the most of people” → “most people”; “in UK” → “in the UK”. */
export const fixedArticle = defineRule({
  id: "grammar/fixed-article",
  title: "With or without “the” and “a”",
  explain:
    "Many phrases and names always stand with “the” or “a”, others never: the UK, a lot of, at night, play football.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "The most of people agree.", right: "Most people agree." },
    { wrong: "He plays the football every day.", right: "He plays football every day." },
    { wrong: "I have lot of friends.", right: "I have a lot of friends." },
    { wrong: "She lives in UK and likes it.", right: "She lives in the UK and likes it." },
    { wrong: "He came from United States.", right: "He came from the United States." },
    { wrong: "We have same problem.", right: "We have the same problem." },
    { wrong: "It is best way to learn.", right: "It is the best way to learn." },
    { wrong: "Rome is one of oldest cities.", right: "Rome is one of the oldest cities." },
    { wrong: "They went to the bed early.", right: "They went to bed early." },
    { wrong: "We had a fun at the beach.", right: "We had fun at the beach." },
    { wrong: "At the night, it is cold.", right: "At night, it is cold." },
    { wrong: "The my sister is late.", right: "My sister is late." },
  ],
  leaves: [
    "The most of all I love the sea.",
    "He plays the football anthem.",
    "A whole lot of people came, and a parking lot of some size was full.",
    "UK law differs from US law.",
    "In UK English it is so.",
    "It is best to wait.",
    "In the nature of things it must end.",
    "Both of them left on the night of the fire.",
    "The France of those days is gone.",
    "They are best friends.",
  ],
  phrases: true,
});
