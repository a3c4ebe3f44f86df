import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Inflated words and office talk, with the plain word. Written by us. */
const table = rows(`
lemma:ameliorate = CT(improve,$0)
lemma:ascertain = CT(find,$0) out
lemma:commence = CT(begin,$0)
lemma:endeavor = CT(try,$0)
lemma:endeavour = CT(try,$0)
lemma:expedite = CT(speed,$0) up
lemma:elucidate = CT(explain,$0)
lemma:effectuate = CT(bring,$0) about
lemma:facilitate = CT(help,$0) | CT(ease,$0)
lemma:incentivize = CT(encourage,$0)
lemma:incentivise = CT(encourage,$0)
lemma:necessitate = CT(require,$0)
lemma:operationalize = CT(use,$0)
lemma:promulgate = CT(issue,$0)
lemma:remunerate = CT(pay,$0)
lemma:strategize = CT(plan,$0)
[we|to|can|will|should|must|help] leverage [our|the|your|this|these|their|existing|its] = use
leveraging [our|the|your|this|these|their|existing|its] = using
aforementioned = 
thereafter = then | after that
heretofore = until now
hereinafter = from here on
therein = in it
thereof = of it
whereby = by which
going forward [,|$] = from now on
moving forward [,|$] = from now on
think outside the box = be inventive
low-hanging fruit = easy gains
low hanging fruit = easy gains
move the needle = make a difference
boil the ocean
circle back [to|on|with] = return
touch base = talk
deep dive = close look
drill down = look closer
synergize|synergise = work together
paradigm shift = big change
best of breed = best
best-of-breed = best
mission critical = vital
mission-critical = vital
value add|added proposition
value-add = benefit
core competency|competencies = strength | strengths
actionable insights = useful findings
thought leader|leaders = expert | experts
game changer|changers = breakthrough | breakthroughs
game-changer|game-changers = breakthrough | breakthroughs
bleeding edge = newest
cutting edge = newest
cutting-edge = newest
state of the art = newest
level playing field = fair chance
take it to the next level = improve it
run it up the flagpole = try it
hit the ground running = start fast
win-win = good for both
bandwidth to [VERB] = time to
key takeaway|takeaways = lesson | lessons
learnings = lessons
ideate|ideating|ideation = think up | thinking up | thinking
peel the onion
push the envelope = go further
open the kimono
ping [me|him|her|us|them|you] = message
reach out to [me|us|him|her|them|you|your|our] = contact
at the end of the day [,] = in the end
on the same page = agreed
at this stage in the game = now
granular level = detail
helicopter view = overview
holistic approach = whole view
pain point|points = problem | problems
ecosystem of [tools|products|services|apps] = set of
robust solution|solutions = solution | solutions
seamless integration = integration
seamlessly integrate|integrates = $1
turnkey solution = ready solution
world-class = excellent
world class = excellent
industry-leading = leading
`);

/** “commence” → “begin”, “touch base” → “talk”. */
export const plainWord = defineRule({
  id: "clarity/plain-word",
  title: "A plainer word",
  explain: "A plain word reads faster and sounds more sincere than office talk.",
  kind: "clarity",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "casual", "web"],
  examples: [
    { wrong: "We commenced the work.", right: "We began the work." },
    { wrong: "Let's touch base on Monday.", right: "Let's talk on Monday." },
    { wrong: "That facilitates trade.", right: "That helps trade." },
  ],
  leaves: [
    "We began the work.",
    "He touched the base.",
    "A lever moved.",
    "The needle moved.",
    "He will ping the server.",
  ],
  patterns: table,
  message: (matched, first) => (first ? `Plainer: “${first}”.` : `“${matched}” is office talk.`),
});
