import type { Analysis } from "../../facts/analysis.ts";
import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Fixed phrases that learners of English take over from their own language. Written by us. */
const table = rows(`
in the other hand = on the other hand
by the other hand = on the other hand
in one hand , = on the one hand,
on my opinion = in my opinion
to my opinion = in my opinion
for my opinion = in my opinion
at my opinion = in my opinion
in my point of view = from my point of view
on my point of view = from my point of view
in conclude = in conclusion
as conclusion = in conclusion
at first place = in the first place
do|did|does|doing a mistake|mistakes = CT(make,$0) $1 $2 | CT(make,$0) $1 mistake
make|made|makes|making homework = CT(do,$0) $1
make|made|makes|making my|your|his|her|our|their|the homework = CT(do,$0) $1 $2
make|makes|making sport|sports [!of] = CT(do,$0) $1
say|said|says me|him|her|us|them that = CT(tell,$0) $1 $2
say|said|says the truth = CT(tell,$0) $1 $2
open|opened|opens the light|lights|tv|television|radio = CT(turn,$0) on $1 $2
close|closed|closes the light|lights|tv|television|radio = CT(turn,$0) off $1 $2
the most of people = most people
the most of them|us = most of $3
since|during two|three|four|five|six|seven|eight|nine|ten|several years|months|weeks|days|hours|minutes = for $1 $2
[let|lets] me|you|him|us|them to [VERB] = $0
[made|makes] me|you|him|us|them to [cry|laugh|feel|think|want|understand|go|do|realize|realise|believe|smile|forget|see|know|happy|stop|work|become|remember|look|wait] = $0
[i am|he is|she is|i'm|he's|she's|you are|you're] student|teacher|doctor|engineer|lawyer|nurse|girl|boy|man|woman|writer|programmer $ = a $0
i am boring of = I am bored with
[i am|i'm|i was|we are|we were] interesting in = interested in
by foot = on foot
all of sudden = all of a sudden
such as example = such as | for example
like for example = for example
despite of = despite | in spite of
in spite [the|his|her|their|my|all] = in spite of
let's to [VERB] = let's
let's [him|her|them|me] [VERB|AUX] = let
[go|goes|going|went|gone|come|came|coming|get|got|getting|drive|drove|walk|walked] to home [,|and|but|after|at|now|$] = home
[the|large|big|huge|small|greater|sheer] amount of [people|students|users|customers|children|employees|members|visitors|cars|books|countries|companies|mistakes|errors|questions] = number
would rather to [VERB] = would rather
had better to [VERB] = had better
must to [VERB] = must
[i|you|he|she|we|they] will can [VERB] = will be able to
how do you call = what do you call
i am born = I was born
in this moment , = at this moment,
get|got|gets|getting married with = CT(get,$0) $1 to
every people = everyone | all people
every persons = everyone | every person
each others = each other
an others = another
others people|things|countries|students|places|words = other $1
another people|things|countries|students|places|words = other $1
`);

/** “since two years ago”, “others people the town”. */
function isEnglish({ tokens }: Analysis, first: number, last: number): boolean {
  const word = tokens[first]?.lower;
  if (tokens[last]?.lower === "ago") return true;
  if (word === "others") return tokens[last]?.lower === "the";
  return (
    /^(?:can|must|should|could)$/.test(word ?? "") &&
    (tokens[first - 1]?.lower === "you" || tokens[first]?.tag === "NOUN")
  );
}

/** “in the other hand” → “on the other hand”. */
export const usualPhrase = defineRule({
  id: "grammar/usual-phrase",
  title: "The usual phrase",
  explain: "English says this in one fixed way; the words as they stand are those of another language.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "In the other hand, it is cheap.", right: "On the other hand, it is cheap." },
    { wrong: "I did a mistake.", right: "I made a mistake." },
    { wrong: "She let him to go.", right: "She let him go." },
    { wrong: "Despite of the rain we went.", right: "Despite the rain we went." },
    { wrong: "I have known her since two years.", right: "I have known her for two years." },
    { wrong: "We must to go.", right: "We must go." },
    { wrong: "He has met others people.", right: "He has met other people." },
  ],
  leaves: [
    "The ring on the other hand shone.",
    "He did make a mistake.",
    "She let him go to bed.",
    "They have been rivals since two years ago.",
    "A must to some.",
    "Others people the town.",
    "What he lets me do is fine.",
  ],
  patterns: table,
  unless: isEnglish,
});
