import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Words written together that are two, and the other way round. Names (Noone, Incase) need the company of a verb. Written by us. */
const table = rows(`
alot of = a lot of
alot = a lot
aswell as = as well as
aswell = as well
infact [!-] = in fact
incase [i|you|he|she|it|we|they|the|there|of|someone|anyone|something|anything|my|your|his|her|our|their|this|that|people] = in case
eventhough = even though
thankyou [for|so|very|all|,|!|.|everyone|$] = thank you
noone [is|was|has|had|knows|knew|can|could|will|would|else|ever|in|wants|wanted|came|comes|likes|liked|seems|really|said|told|saw|noticed|cares|cared|should|does|did] = no one
[there is|was|has been] noone = no one
everytime [i|you|he|she|it|we|they|someone|the|my|your|his|her|our|their|a|PROPN] = every time
ofcourse = of course
atleast = at least
inspite of = in spite of
eachother = each other
nevermind [!album|the] = never mind
[thank you] somuch = so much
upto [NUM|the|now|you|him|her|me|us|them|date|my|your|it] = up to
nomatter [what|how|who|where|if|when|whether|the] = no matter
abit [ADJ|more|of|too|late|like] = a bit
apart of [the|a|my|your|his|her|our|their|this|it|something|life|history] [!from] = a part of
with out [a|an|the|any|my|your|his|her|our|their|this|it|him|me|them|doubt|question] = without
through out [the|my|his|her|our|their|its|this|history] = throughout
never the less = nevertheless
none the less [,|,] = nonetheless
some where [!there|the|you|he|she|they|we|i|it] [in|near|else|on|around] = somewhere
every where [!there|the|you|he|she|they|we|i|it] [in|i|you|we|he|she] = everywhere
any where [in|near|else|on] = anywhere
`);

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
  patterns: table,
});
