import { defineRule } from "../../rule.ts";

/** “Alot of people came.” → “A lot of people came.” */
export const oneOrTwoWords = defineRule({
  id: "grammar/one-or-two-words",
  title: "One word or two",
  explain: "Some words are written apart (a lot, as well, in fact), others together (without, throughout).",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "Alot of people came.", right: "A lot of people came." },
    { wrong: "I like it aswell.", right: "I like it as well." },
    { wrong: "Infact, he left.", right: "In fact, he left." },
    { wrong: "Thankyou for coming.", right: "Thank you for coming." },
    { wrong: "Noone knows.", right: "No one knows." },
    { wrong: "Everytime I go, it rains.", right: "Every time I go, it rains." },
    { wrong: "Incase you missed it, we left.", right: "In case you missed it, we left." },
    { wrong: "It is apart of the plan.", right: "It is a part of the plan." },
    { wrong: "He came with out a coat.", right: "He came without a coat." },
  ],
  leaves: [
    "Peter Noone sang.",
    "She sent a thankyou card.",
    "The two are far apart of late.",
    "He works with out gay writers.",
    "Take a lot of time.",
    "The Incase bag is black.",
  ],
  phrases: true,
});
