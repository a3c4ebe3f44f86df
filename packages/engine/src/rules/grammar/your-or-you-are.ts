import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const belongings =
  "name|mother|father|mom|mum|dad|parents|house|home|car|phone|job|dog|cat|hair|friend|friends|brother|sister|wife|husband|life|email|account|order|help|opinion|computer|password|address|time|work|money|support|feedback|reply|letter|room|hand|hands|eyes|face|head|heart|mind|team|company|website|book|son|daughter|children|kids|boss|teacher|school|class|city|country|turn|questions|question|message";

/** Words after which a clause begins: “I hope your having fun”. */
const opensClause = wordSet(
  "hope think know say guess believe suppose hear heard see glad sure happy sorry if when because that since while but so until unless as where why how what",
);
/** Words in -ing that are nouns as often as verbs. */
const nouns = wordSet(`
  feeling meaning building meeting training understanding wedding being hearing opening ending beginning writing
  spelling drawing painting recording listing setting thinking reasoning upbringing timing warning savings parking
  shipping billing housing funding hosting reading ranking rating booking marketing handling ordering
`);

const plainDoing = wordSet("doing going talking looking trying planning waiting coming getting working wearing eating");

/** What is heard of people, and seldom heard itself. */
const leaves = wordSet("moving leaving coming going getting planning quitting buying selling marrying");

/** Whether the word after “your” says what someone does: “having”, “moving”, “feeling better”. */
function isDoing(a: Analysis, index: number, before: string): boolean {
  const doing = neighbour(a, index, 1);
  if (!doing) return false;
  if (doing.lower === "feeling") return isFeeling(a, index);
  if (before === "heard" && leaves.has(doing.lower)) return true;
  return doing.penn === "VBG" && !nouns.has(doing.lower);
}

/** “if your having a child matters”: whether a verb follows, so that what is done is its subject. */
function hasVerbBehind(a: Analysis, index: number): boolean {
  const { last = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  for (const { penn } of a.tokens.slice(index + 2, last)) {
    if (/^(?:VB[DPZ]|MD)$/.test(penn)) return true;
    if (/^(?:[,;:]|CC|WRB|WP|IN)$/.test(penn)) return false;
  }
  return false;
}

/** “I hope your having a good time” → “you're”: a clause has begun, and what is done has an object or a place. */
function doingAt(a: Analysis, index: number): Hit | undefined {
  const word = a.tokens[index];
  const before = neighbour(a, index, -1)?.lower ?? "";
  if (!word || !opensClause.has(before) || !isDoing(a, index, before) || isQuoted(a, index)) return undefined;
  // “what your doing”
  if (/^(?:what|where|how|why)$/.test(before) && plainDoing.has(neighbour(a, index, 1)?.lower ?? ""))
    return youAre(word);
  const next = neighbour(a, index, 2);
  if (!next || !/^(?:DT|PRP\$?|TO|RBR?|JJR|CD)$/.test(next.penn)) return undefined;
  return hasVerbBehind(a, index) ? undefined : youAre(word);
}

const youAre = ({ start, end }: Token): Hit => ({
  start,
  end,
  message: "“Your” is the possessive. For “you are”, write “you’re”.",
  suggestions: ["you're"],
});

const isFeeling = (a: Analysis, index: number): boolean =>
  /^(?:better|well|good|tired|sick|sad|down|ill|ok|okay|fine)$/.test(neighbour(a, index, 2)?.lower ?? "");

/** “your welcome” → “you’re welcome”; “for you’re help” → “for your help”. */
export const yourOrYouAre = defineRule({
  patterns: [
    { match: "^ your welcome $", replace: ["you're $1"] },
    { match: "[,|and|but] your welcome $", replace: ["you're $1"] },
    { match: "your welcome [to]", replace: ["you're $1"] },
    {
      match: "[!quit|stop|mind|enough|of|with|no|at|about|for|on|by] your [not|gonna|kidding|joking]",
      replace: ["you're"],
    },
    { match: "^ your [the best|worst|one|only|first|boss|man|reason|greatest|most]", replace: ["you're"] },
    {
      match: "^ you're [dog|cat|house|car|name|mother|father|friend|friends|phone|computer is|are|was|were|has]",
      replace: ["your"],
    },
    { match: "your going to [VERB|AUX]", replace: ["you're $1 $2"] },
    { match: "[!to|on|from|in|at|with|by|of|and] your [right|wrong] $", replace: ["you're"] },
    {
      match: "^ your [right|wrong|correct|late|early|lucky|funny|crazy|amazing|beautiful|welcome|mistaken $]",
      replace: ["you're"],
    },
    {
      match:
        "^ your [right|wrong|correct|late|early|lucky|funny|crazy|amazing|beautiful|welcome|mistaken , but|and|because|so]",
      replace: ["you're"],
    },
    {
      match:
        "[that|if|because|think|know|hope|sure|glad|sorry|guess|since] your [beautiful|funny|crazy|amazing|ok|okay|fine|well|better|alright|lucky|mistaken|correct|alone|here|safe|home|back|sorry|angry|mad|upset|serious|gone|hungry|bored|lost|sad|tall|young|old|rich|smart|perfect|special $]",
      replace: ["you're"],
    },
    {
      match:
        "[that|if|because|think|know|hope|sure|glad|sorry|guess|since] your [beautiful|funny|crazy|amazing|ok|okay|fine|well|better|alright|lucky|mistaken|correct|alone|here|safe|home|back|sorry|angry|mad|upset|serious|gone|hungry|bored|lost|sad|tall|young|old|rich|smart|perfect|special , but|and|because|so]",
      replace: ["you're"],
    },
    { match: "^ your [the *est|only|one|most]", replace: ["you're"] },
    {
      match:
        "^ [have|had] your [ever|seen|been|heard|done|got|met|tried|read|finished|eaten|thought|noticed|considered|visited]",
      replace: ["you"],
    },
    {
      match:
        "^ [did|do|can|could|will|would|should] your [know|want|like|see|think|have|go|get|need|come|help|tell|please|remember|understand] [that|the|a|an|to|me|my|how|what|if|any|it|this]",
      replace: ["you"],
    },
    { match: "[in|of|with|at|by|on|into|from] you're [ADJ NOUN $|.|,|and|or]", replace: ["your"] },
    {
      match:
        "[in|of|with|at|by|into|from|borrow|lend|bring|brought|hold|carry|keep|drop|fix|need|want|like|liked|loved|wear|drive|park|lose|lost|take|took|use|check|bring|buy|sell|share|enjoy|change|love|see|read|follow|visit|open|close|clean|wash|finish|spend] you're [NOUN] [$|.|,|and|or|in|on|at|to|with|for|before|after|when]",
      replace: ["your"],
    },
    {
      match: "[think|know|say|said|believe|hope|guess|sure|see|agree] your [right|wrong] [about|that|,]",
      replace: ["you're"],
    },
    {
      match:
        "[if|when|because|that|think|hope|sure|glad|sorry|since|while|unless] your [going|coming|looking|trying|planning|ready|interested|happy|sure|able|afraid|busy|free|done|late|tired|sick|lucky] [!NOUN|PROPN]",
      replace: ["you're"],
    },
    {
      match:
        "[when|if|once|until|unless|because|that|think|hope|know|sure|glad|since|while] your finished|done|ready|sure|free|hungry|tired|bored|available|interested|late|allowed|able|welcome|not|still|already|too|so|very|really [with|to|,|.|and|in|of|for|at|on|about|sure|going|here|there|busy|tired|late|young|old|kind]",
      replace: ["you're $1"],
    },
    {
      match:
        "[lemma:leave|lemma:forget|lemma:lose|lemma:bring|lemma:keep|lemma:put|lemma:pack|lemma:send|lemma:wear|lemma:find|lemma:show|lemma:give|lemma:like|lemma:love|lemma:need] you're [NOUN .|,|at|in|on|with|for|and|to|here|there|?|$]",
      replace: ["your"],
    },
    {
      match:
        "^ your always|never|still|already|just [welcome|right|late|wrong|tired|busy|hungry at|to|.|,|!|here|in|when|with|and|about]",
      replace: ["you're $1"],
    },
    { match: "[is|was this|that|it] you're [NOUN]", replace: ["your"] },
    {
      match:
        "your [on|at|in the|time|my|this|it|home|work|school|charge|trouble|luck|danger|love|a NOUN|.|,|for|of|and|$]",
      replace: ["you're"],
    },
    {
      match:
        "[believe|see|heard|sad|surprised|happy|sorry] your leaving|moving|going|coming|getting|quitting [us|me|so|to|out|away|married|home|back|the]",
      replace: ["you're $1"],
    },
    { match: "you're [own]", replace: ["your"] },
    { match: "[bring|brings|take|use|check|see|wear|pack|book|enjoy|make|keep] you're [ADJ NOUN]", replace: ["your"] },
    { match: "[for|with|of|about|to|from|in] you're [ADJ NOUN]", replace: ["your"] },
    { match: `[VERB|ADP] you're [${belongings}] [!NOUN]`, replace: ["your"] },
  ],
  words: ["your"],
  at: doingAt,
  message: (_, first) => {
    const word = first?.toLowerCase();
    if (word === "your") return "“You’re” means “you are”. The possessive is “your”.";
    return `“Your” is the possessive. ${word === "you" ? "Use “you” for the subject." : "For “you are”, write “you’re”."}`;
  },
});
