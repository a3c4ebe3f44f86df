import type { Analysis } from "../../facts/analysis.ts";
import { cut } from "../../facts/cut.ts";
import { defineFact } from "../../facts/fact.ts";
import { past, thirdPerson } from "../../language/inflect.ts";
import { byPast } from "../../language/irregular-verbs.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** The index of the first single quotation mark that may open a quotation in the paragraph. */
const firstSingleMark = defineFact({
  id: "first-single-mark",
  needs: [cut],
  make([{ tokens }]) {
    const found = tokens.findIndex((token) => /^['‘]$/.test(token.text));
    return found < 0 ? tokens.length : found;
  },
});

const belongs = "“It’s” means “it is” or “it has”. The possessive is “its”.";

/** Words that can be followed by a clause or by nothing: “I think it’s rain”, “If it works it’s luck”. */
const takesClause: ReadonlySet<string> = new Set(
  `say think know believe hope feel guess mean see hear tell show find suppose suspect bet swear wish realize realise understand claim explain
  write read add reply admit agree argue assume decide doubt dream fear forget imagine insist learn notice prove remember suggest warn wonder
  worry figure like be get go come seem look happen ask call speak talk answer want love hate pray promise conclude report declare confirm reckon
  pretend ensure rain work start begin end stop die fall arrive return wait live stay try turn grow sleep walk run listen matter sound appear do
  care laugh smile cry sit stand repeat state announce whisper shout discover establish determine observe note point check pass matter`
    .split(/\s+/)
    .flatMap((verb) => [verb, past(verb), thirdPerson(verb)]),
);
/** Words that open a dependent clause, after which “it’s” may begin the main one: “When it rains it’s hell.” */
const opensAnother = wordSet(`
  if when whenever while once because since as after before until unless where what who which that how why though
  although whatever whether everything all thing time : — – ; -
`);
/** Things that an animal, a thing, or a company has. “It is” does not fit before any of them. */
const parts = wordSet(`
  paw paws tail tails head mouth fur leg legs wing wings beak nest claw claws teeth ear ears nose tongue feather
  feathers shell anchor engine door doors window windows roof wall walls wheel wheels lid handle handles base name
  purpose value price prices goal goals mission customers users employees members leader leaders citizens army
  borders population economy roots origin origins impact strengths weaknesses limits benefits problems challenges
  advantages disadvantages flaws effects own owner owners rivals competitors staff policy policies rules services
  products branches leaves petals contents size shape colour color weight speed course prey victim victims young
  eggs offspring parents neck back belly skin scales eyes
`);
/** The most tokens searched backward. A clause that begins earlier has ended. */
const mostLookedBack = 20;

/**
 * Whether the token is a past or third-person form of a verb with an object: licked, has. Its tag is unreliable here.
 */
const takesThing = ({ lower, kind }: Token): boolean =>
  kind === "word" &&
  (/^(?:has|had|hurt|cut|hit|put|shut|spread)$|.{3}ed$/.test(lower) || byPast.has(lower)) &&
  !takesClause.has(lower);

/** Nouns of time and weather, of which “it is” is said without an article. */
const ofTime = wordSet(`
  time rain snow winter summer spring autumn fall morning midnight noon night day daytime nighttime evening lunchtime dinnertime bedtime christmas
  easter monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december people hell fun luck magic work war life love business dinner lunch breakfast tea coffee cake pizza
`);

/** Verbs that take only a thing as their object: “has it’s place”, “found it’s home”. */
const onlyThing = wordSet(
  "won wins win has had have having keeps kept keep lost loses lose got gets made makes built builds found",
);

/** Whether what follows the verb and “it’s” is its possession. */
const isOwnedBy = (verb: Token, thing: Token): boolean =>
  takesThing(verb) &&
  (parts.has(thing.text) ||
    (onlyThing.has(verb.lower) && /^NNS?$/.test(thing.penn) && thing.text === thing.lower && !ofTime.has(thing.lower)));

/** Returns a finding for “it’s” before a possession, after a verb with an object: “licked it’s paw”. */
function ownedBehindVerb(a: Analysis, index: number): Hit | undefined {
  const word = a.tokens[index];
  const verb = neighbour(a, index, -1);
  const adjective = verb && onlyThing.has(verb.lower) && /^JJS?$/.test(neighbour(a, index, 1)?.penn ?? "") ? 1 : 0;
  const thing = neighbour(a, index, 1 + adjective);
  if (!word || !verb || !thing || !isOwnedBy(verb, thing)) return undefined;
  if (!/^(?:ADP|CCONJ|SCONJ|PUNCT|ADV)$/.test(neighbour(a, index, 2 + adjective)?.tag ?? "PUNCT")) return undefined;
  const first = Math.max(a.sentences[word.sentence]?.first ?? 0, index - mostLookedBack);
  if (a.tokens.slice(first, index - 1).some(({ lower }) => opensAnother.has(lower))) return undefined;
  return { start: word.start, end: word.end, message: belongs, suggestions: ["its"] };
}

/** “its raining” → “it’s raining”; “of it’s kind” → “of its kind”. */
export const itsOrItIs = defineRule({
  patterns: [
    { match: "its [a|an|the] [!cappella|la]", replace: ["it's"] },
    { match: "^ its not", replace: ["it's $1"] },
    {
      match:
        "its not [a|an|the|that|my|your|going|about|like|because|just|only|even|so|too|me|him|fair|true|possible|easy|worth]",
      replace: ["it's $1"],
    },
    { match: "^ its [best|better] [to]", replace: ["it's"] },
    { match: "its [been|gonna|because|okay|ok|me|him|them|\\us|you]", replace: ["it's"] },
    {
      match:
        "^ its [everything|everybody|everyone|anybody|anyone|someone|somebody|something|nobody|nothing|called|my|your|his|our|their|mine|what|why|how|where|when|who|if]",
      replace: ["it's"],
    },
    { match: "^ its [named|known] [PROPN|as|for|that]", replace: ["it's"] },
    {
      match:
        "[!of|about|from|by|for|with|despite|without|before|after|against|to|in|on|at|like|see|and|or] its [going]",
      replace: ["it's"],
    },
    {
      match:
        "[!of|about|from|by|for|with|to|in|on|at|and|or|than] its [over|here|there|done|gone|finished|ready|late|early .|,|!|$]",
      replace: ["it's"],
    },
    { match: "[!of|for|with|in|on|to|by|from|at|and] its too [ADJ .|!|to|for|$]", replace: ["it's $1"] },
    { match: "its had [a|an|the|no|some|many|several|its|more]", replace: ["it's had"] },
    {
      match:
        "[hope|think|say|says|know|bet|believe|guess|means|mean] its [my|your|his|her|our|their|what|why|how|everything|nothing|called|PROPN $]",
      replace: ["it's"],
    },
    {
      match:
        "^ its [raining|snowing|pouring|getting|just|only|about|like|so|too|really|always|never|also|still] [!NOUN|PROPN|ADJ]",
      replace: ["it's"],
    },
    {
      match: "^ its [getting|really|very|so|too|quite|pretty|always|still|just] [ADJ] [!NOUN|PROPN|ADJ]",
      replace: ["it's"],
    },
    {
      match:
        "its [important|possible|impossible|likely|unlikely|hard|easy|difficult|necessary|clear|obvious|true|good|nice|great] [to|that]",
      replace: ["it's"],
    },
    {
      match:
        "[think|thinks|thought|believe|say|says|said|know|knew|hope|guess|feel|because|but|if|when|that|and|so] its [raining|snowing|time|very|really|too|getting|just|always|never|all] [!NOUN|own|is|was|comes|came|has|had|will|runs|ran]",
      replace: ["it's"],
    },
    {
      match:
        "[before|until|believe|think|thought|know|says|say|said|because|since|if|when|that|but|and|so|hope|glad|sure] its too|already|almost|nearly|about|only|still|not [NUM|PROPN|too|so|time|late|dark|midnight|noon|here|done|gone|over|cold|hot|my|your|a|the|in|at|on]",
      replace: ["it's $1"],
    },
    {
      match:
        "[think|know|says|say|said|hope|sure|believe|because|since|if|when|that|but] its closing|opening|moving|starting|getting|making|going|coming|trying|doing|taking|looking|becoming|working|raining|snowing|happening|ending|beginning [a|an|the|two|three|four|five|six|seven|eight|ten|to|in|on|at|up|down|out|back|again|now|today|tomorrow|tonight|all|some|very|too|so]",
      replace: ["it's $1"],
    },
    { match: "it's [own]", replace: ["its"] },
    {
      match:
        "[of|with|from|into|within|by|under|during|beyond|despite|to|throughout|without|against] it's [NOUN] [!VERB|AUX]",
      replace: ["its"],
    },
    { match: "[of|for|with|from|into|by|on|in|at|despite|to] it's [ADJ NOUN .|,|and|in|$]", replace: ["its"] },
    { match: "[for] it's [*ty|*tion|*ment|*ness] [!VERB|AUX]", replace: ["its"] },
    {
      match:
        "[lemma:open|lemma:close|lemma:raise|lemma:lift|lemma:lick|lemma:change|lemma:move|lemma:spend|lemma:use|lemma:build|lemma:follow|lemma:leave|lemma:enter|lemma:hit|lemma:spread|lemma:carry|lemma:serve|lemma:celebrate|lemma:improve|lemma:increase|lemma:reduce|lemma:expand|lemma:cut|lemma:sell|lemma:publish|lemma:host|lemma:update|lemma:drop|lemma:break|lemma:hide|lemma:earn|lemma:defend|lemma:maintain|lemma:introduce|lemma:replace|lemma:lose|lemma:share] it's [NOUN] [!VERB|AUX]",
      replace: ["its"],
    },
    {
      match:
        "[of|for|with|from|into|within|by|on|in|at|under|through|during|beyond|despite] it's [kind|way|own|place|name|origin|origins|purpose|value|size|head|tail|path|peak|core|roots|use|users|members|customers|employees|products|services|best|worst|current|original|main|first|entirety|history|beauty|people|content|contents|effects|impact|time|feet|knees|course|surface|capital]",
      replace: ["its"],
    },
    {
      match:
        "[wagged|wags|wagging|wag|lost|loses|losing|lose|changed|changes|change|opened|raised|lifted|shook|turned|reached|made|released|launched|announced|kept|keeps|lick|licked|finished|spread|stretched|took] it's [tail|head|way|name|mind|mouth|wings|paws|eyes|leaves|value|appeal|charm|course|shape|colour|color|peak|doors|toll|place|debut|price|prices|results|report|focus|meaning|promise]",
      replace: ["its"],
    },
  ],
  message: (_, first) =>
    first?.toLowerCase() === "its" ? belongs : "“Its” is the possessive. For “it is” or “it has”, write “it’s”.",
  words: ["its", "it's"],
  at(a, index) {
    if (a.tokens[index]?.lower === "it's") return ownedBehindVerb(a, index);
    const word = a.tokens[index];
    const mark = a.tokens[index + 1];
    if (!word || !mark || mark.spaced || !/^['’]$/.test(mark.text)) return undefined;
    // A single quotation that ends here has to have begun somewhere.
    if (a.of(firstSingleMark) < index) return undefined;
    return {
      start: word.start,
      end: mark.end,
      message: "“Its” never has an apostrophe at the end.",
      suggestions: [word.text],
    };
  },
});
