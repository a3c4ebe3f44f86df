import type { Hit } from "../rule.ts";
import { isException } from "./lane/from-rules.ts";
import { fromTable } from "./lane/from-table.ts";
import { list } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

/** Office talk, with plain words where there are some. Written by us. */
const table = `
action item = task
action items = to-do
lemma:actualize = CT(achieve,$0)
bandwidth [to|for] = time
best of breed = best
best-of-breed = best
best in class = best
best-in-class = best
big picture thinking = planning
bleeding-edge = newest
blue sky thinking = new ideas
blue-sky thinking = new ideas
boil the ocean
bring to the table = offer
brings to the table = offers
buy-in = agreement | support
lemma:circle back = talk again
close the loop
core competency = strength
core competencies = strengths
cutting edge [NOUN] = newest
cutting-edge = newest
deep dive = close look
deep dives = close looks
deliverable = result
deliverables = results
drill down = look closer
drink the kool-aid
drinking the kool-aid
[the] ecosystem of [partners|products|solutions] = range
lemma:empower [our|your|the|users|customers|people|teams] = CT(help,$0)
game changer = breakthrough
game changers = breakthroughs
game-changer = breakthrough
game-changers = breakthroughs
game-changing = new
^ going forward [,] = from now on
[,] going forward = from now on
granular level = detail
holistic approach = complete approach
hit the ground running = start at once
lemma:impact [our|your|the|us|them|customers|results|sales] = CT(affect,$0)
lemma:incentivize = CT(encourage,$0)
lemma:incentivise = CT(encourage,$0)
learnings = lessons
leverage [our|your|the|this|these|their|existing|its] = use
leveraging [our|your|the|this|these|their|existing|its] = using
leveraged [our|your|the|this|these|their|existing|its] = used
low-hanging fruit = easy gains
low hanging fruit = easy gains
mission critical = vital
mission-critical = vital
move the needle = make a difference
moves the needle = makes a difference
^ moving forward [,] = from now on
[,] moving forward = from now on
next-gen = new
on the same page = agreed
open the kimono
out of pocket [today|tomorrow|this|next] = away
outside the box = inventive
paradigm shift = great change
paradigm shifts = great changes
pain point = problem
pain points = problems
peel the onion
lemma:ping [me|us|him|her|them] = CT(write,$0) to
lemma:pivot to [a|the|new] = CT(change,$0) to
push the envelope
quick win = easy gain
quick wins = easy gains
reach out to = contact
reached out to = contacted
reaching out to = contacting
lemma:right-size = CT(cut,$0)
lemma:rightsize = CT(cut,$0)
robust solution = good solution
robust solutions = good solutions
run it up the flagpole
scalable solution = solution that grows
scalable solutions = solutions that grow
seamless integration = easy connection
lemma:sunset [the|our|this] = CT(end,$0)
synergy|synergies = working together
lemma:synergize = CT(cooperate,$0)
take it offline = talk later
take this offline = talk later
thought leader = expert
thought leaders = experts
thought leadership = expertise
touch base = talk
touching base = talking
touched base = talked
turnkey = ready to use
value add = benefit
value adds = benefits
value-add = benefit
value-added = useful
value proposition = benefit
value propositions = benefits
wear many hats
win-win = good for both
world-class = excellent
`;

let ready: ReturnType<typeof fromTable> | undefined;
const said = (_: string, first: string | undefined): string =>
  first === undefined ? "Office talk. Say it in plain words." : `Office talk. Plainer: “${first}”.`;

/** Office talk. */
export const jargon = defineTemplate({
  id: 34,
  key: "jargon",
  name: "Corporate jargon",
  group: "Tone",
  description: "Office talk, and what people say instead.",
  level: "warning",
  options: { exceptions: list("Allowed anyway") },
  examples: [
    { wrong: "Let us reach out to Ann.", right: "Let us contact Ann." },
    { wrong: "We leveraged our learnings and deliverables.", right: "We used our lessons and results." },
    { wrong: "Going forward, we meet here.", right: "From now on, we meet here." },
    { wrong: "It pushes us to push the envelope.", right: "It pushes us to push the envelope." },
  ],
  leaves: [
    { text: "He kept moving forward." },
    { text: "The lever moved. A pain in the neck. The network has bandwidth. Sunset was late." },
    { text: "“Let us touch base,” he said." },
    { config: { exceptions: ["deliverables"] }, text: "Here are the deliverables." },
  ],
  compile({ exceptions }) {
    ready ??= fromTable(table, said);
    const find = ready;
    const passes = isException(exceptions);
    return {
      *read(r): Iterable<Hit> {
        for (const hit of find(r)) if (!passes(hit.text)) yield hit;
      },
    };
  },
});
