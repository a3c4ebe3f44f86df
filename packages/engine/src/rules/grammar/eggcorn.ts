import type { Analysis } from "../../facts/analysis.ts";
import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Fixed phrases misheard: “for all intensive purposes”. Written by us. */
const table = rows(`
for all intensive purposes = for all intents and purposes
for all intents and purpose = for all intents and purposes
one in the same = one and the same
case and point = case in point
[nip|nipped|nipping it|this|that in the] butt = bud
sneak peak|peaks = sneak peek
free reign = free rein
reign in [the|his|her|their|spending|costs] = rein in
bare with [me|us] = bear with
baited breath = bated breath
deep seeded = deep-seated
deep-seeded = deep-seated
wet [my|your|his|her|our|their|the appetite] = whet
peaked [my|your|his|her|our|their|the interest|curiosity] = piqued
peak [my|your|his|her|our|their interest|curiosity] = pique
peaks [my|your|his|her|our|their interest|curiosity] = piques
toe-headed = tow-headed
doggy-dog world = dog-eat-dog world
doggie dog world = dog-eat-dog world
escape goat = scapegoat
hunger pains = hunger pangs
old timer's disease = Alzheimer's disease
on tender hooks = on tenterhooks
mute point = moot point
old wise tale = old wives' tale
wild goats chase = wild goose chase
extract revenge = exact revenge
curve [your|my|his|her|their appetite|enthusiasm] = curb
chomping at the bit = champing at the bit | chomping at the bit
slight of hand = sleight of hand
right of passage = rite of passage
rights of passage = rites of passage
just desserts = just deserts
[on the] same wave length = same wavelength
beckon call = beck and call
beckoned call = beck and call
in one foul swoop = in one fell swoop
one foul swoop = one fell swoop
make due [with|without] = make do
makes due [with|without] = makes do
made due [with|without] = made do
make ends meat = make ends meet
pass mustard = pass muster
passed mustard = passed muster
play it by year = play it by ear
spitting imagine = spitting image
statue of limitations = statute of limitations
taken for granite = taken for granted
take it for granite = take it for granted
tongue and cheek = tongue in cheek
[with] flying collars = flying colours
supposably = supposedly
irregardless = regardless
expresso = espresso
could care less = couldn't care less
could of cared less = couldn't have cared less
by in large = by and large
by enlarge = by and large
[give|gave|given|giving] up the goat = up the ghost
hone in [on] = home in
honed in [on] = homed in
honing in [on] = homing in
in lieu to = in lieu of
in regards to = with regard to | regarding
with regards to = with regard to | regarding
jive [with] = jibe
nerve-wrecking = nerve-racking
nerve wrecking = nerve-racking
out of sink = out of sync
poured over [the|his|her|their|a books|book|map|maps|papers|letter|data|report|documents|notes] = pored over
pouring over [the|his|her|their|a books|book|map|maps|papers|letter|data|report|documents|notes] = poring over
preying mantis = praying mantis
self depreciating = self-deprecating
shoe-in = shoo-in
[a] shoe in [for] = shoo-in
soak it to = sock it to
straight laced = strait-laced
[through] thick and thing = thick and thin
tie me|him|her|us over = tide $1 over
unchartered territory|waters = uncharted $1
upmost [importance|respect|care|urgency] = utmost
vocal chord|chords = vocal cord | vocal cords
whole nother = whole other
worse comes to worse = worse comes to worst
wreck havoc = wreak havoc
wrecking havoc = wreaking havoc
wrecked havoc = wreaked havoc
your guess is as good as mine's = your guess is as good as mine
as a matter a fact = as a matter of fact
all the sudden = all of a sudden
all of the sudden = all of a sudden
first come first serve = first come, first served
use to [be|have|go|live|work|think|love|like|play|do|say|see|get|know] = used to
suppose to [be|have|go|do|work|get|know|see|come|take|make|happen] = supposed to
what ever [you|he|she|they|we|it|the|happens|happened] = whatever
who ever [you|he|she|they|wants|did|it] = whoever
`);

/** Words that make “use to” and “suppose to” right: “did he use to go?” */
const plainFollows = /^(?:did|didn't|do|does|to|not|of|no|any|some|the|its|their|little|put|made|make)$/;

const behindBe =
  /^(?:am|is|are|was|were|be|been|being|i'm|you're|he's|she's|it's|we're|they're|not|also|only|always|really)$/;

/** “Did you use to”, “put to good use to be safe”, “I suppose to err is human”. */
function isRightAfterAll({ tokens }: Analysis, first: number): boolean {
  const word = tokens[first]?.lower ?? "";
  if (word !== "use" && word !== "suppose") return false;
  const before = tokens[first - 1];
  if (word === "suppose" && !behindBe.test(before?.lower ?? "")) return true;
  if (plainFollows.test(before?.lower ?? "") || /^(?:ADJ|DET|ADP)$/.test(before?.tag ?? "")) return true;
  return tokens.slice(Math.max(0, first - 4), first).some((token) => /^(?:did|didn't)$/.test(token.lower));
}

/** “for all intensive purposes” → “for all intents and purposes”. */
export const eggcorn = defineRule({
  id: "grammar/eggcorn",
  title: "A phrase misheard",
  explain: "This fixed phrase is often heard, and then written, with a word of the same sound.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "For all intensive purposes it is over.", right: "For all intents and purposes it is over." },
    { wrong: "They are one in the same.", right: "They are one and the same." },
    { wrong: "Here is a sneak peak.", right: "Here is a sneak peek." },
    { wrong: "Bare with me.", right: "Bear with me." },
    { wrong: "I use to live there.", right: "I used to live there." },
    { wrong: "You are suppose to be asleep.", right: "You are supposed to be asleep." },
  ],
  leaves: [
    "Did you use to live there?",
    "It peaked my hill of work.",
    "They play for all they are worth.",
    "A bare wall with me in front.",
    "Put it to good use to be safe.",
    "I suppose to err is human.",
  ],
  patterns: table,
  unless: isRightAfterAll,
});
