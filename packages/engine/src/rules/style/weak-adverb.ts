import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** “very” and a weak adjective, with one strong word for both. Written by us. */
const table = rows(`
very|really|extremely afraid = terrified
very|really|extremely angry = furious
very|really|extremely bad = awful | terrible
very|really|extremely beautiful = gorgeous | stunning
very|really|extremely big = huge | enormous
very|really|extremely boring = dull
very|really|extremely brave = fearless
very|really|extremely bright = dazzling
very|really|extremely calm = serene
very|really|extremely careful = cautious
very|really|extremely cheap = dirt cheap
very|really|extremely clean = spotless
very|really|extremely clear = obvious
very|really|extremely clever = brilliant
very|really|extremely cold = freezing
very|really|extremely crowded = packed
very|really|extremely dangerous = perilous
very|really|extremely dirty = filthy
very|really|extremely dry = parched
very|really|extremely easy = effortless
very|really|extremely excited = thrilled
very|really|extremely expensive = costly
very|really|extremely famous = renowned
very|really|extremely fast = rapid | swift
very|really|extremely fat = obese
very|really|extremely frightened = terrified
very|really|extremely funny = hilarious
very|really|extremely good = excellent | superb
very|really|extremely happy = delighted | overjoyed
very|really|extremely hot = scorching | boiling
very|really|extremely hungry = starving | ravenous
very|really|extremely important = crucial | vital
very|really|extremely intelligent = brilliant
very|really|extremely interesting = fascinating
very|really|extremely large = huge | immense
very|really|extremely little = tiny
very|really|extremely loud = deafening
very|really|extremely necessary = essential
very|really|extremely neat = immaculate
very|really|extremely noisy = deafening
very|really|extremely old = ancient
very|really|extremely painful = excruciating
very|really|extremely pale = ashen
very|really|extremely poor = destitute
very|really|extremely pretty = beautiful
very|really|extremely quick = rapid
very|really|extremely quiet = silent | hushed
very|really|extremely rich = wealthy
very|really|extremely rude = insolent
very|really|extremely sad = miserable | heartbroken
very|really|extremely scared = terrified
very|really|extremely serious = grave
very|really|extremely shiny = gleaming
very|really|extremely silly = ridiculous
very|really|extremely simple = basic
very|really|extremely skinny = gaunt
very|really|extremely small = tiny | minute
very|really|extremely smart = brilliant
very|really|extremely strong = powerful
very|really|extremely stupid = idiotic
very|really|extremely surprised = astonished
very|really|extremely tall = towering
very|really|extremely tasty = delicious
very|really|extremely thin = gaunt
very|really|extremely tired = exhausted
very|really|extremely ugly = hideous
very|really|extremely upset = distraught
very|really|extremely valuable = precious
very|really|extremely weak = feeble
very|really|extremely wet = soaked
very|really|extremely wide = vast
very|really|extremely worried = anxious
very|really|extremely wrong = mistaken
walked slowly = ambled | trudged
walk slowly = amble | trudge
ran quickly = raced | dashed
run quickly = race | dash
said quietly = whispered | murmured
said loudly = shouted
said angrily = snapped
shouted loudly = shouted
whispered quietly|softly = whispered
screamed loudly = screamed
looked angrily = glared
looked quickly = glanced
ate quickly = wolfed down
cried loudly = wailed
laughed loudly = roared
closed the door loudly = slammed the door
held tightly = gripped | clutched
smiled happily = beamed | smiled
`);

/** “very tired” → “exhausted”. */
export const weakAdverb = defineRule({
  id: "style/weak-adverb",
  title: "One strong word",
  explain: "One strong word says more than a weak one with “very” or another adverb in front of it.",
  kind: "style",
  level: "hint",
  examples: [
    { wrong: "She was very tired.", right: "She was exhausted." },
    { wrong: "“No,” he said quietly.", right: "“No,” he whispered." },
  ],
  leaves: [
    "She was tired.",
    "The very idea!",
    "This is the very good shepherd's hut.",
    "He said it quietly.",
    "Not very good.",
  ],
  patterns: table,
  unless: ({ tokens }, first) =>
    /^(?:not|n't|the|so|this|that|how|isn't|wasn't|aren't|weren't|don't|doesn't|a|an)$/.test(
      tokens[first - 1]?.lower ?? "",
    ),
  message: (_, first) => `One word does it: “${first ?? ""}”.`,
});
