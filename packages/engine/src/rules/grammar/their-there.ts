import type { Analysis } from "../../facts/analysis.ts";
import { isCounted } from "../../language/counted.ts";
import { isSingular } from "../../language/grammatical-number.ts";
import { gerund, past, thirdPerson } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const belongings =
  "parents|children|kids|house|houses|homes|home|lives|families|family|names|jobs|bags|cars|car|opinions|mother|father|clothes|work|money|problems|hands|eyes|heads|faces|mouths|shoes|minds|hearts|phones|rooms|countries|country|teacher|dog|dogs|friends|keys|tickets|passports|coats|bikes|books|belongings|luggage|wallet|wallets";

/** Matches verbs that take an object and never a clause. */
const takesThing =
  "check|checks|checked|checking|admire|admires|admired|ignore|ignores|ignored|ignoring|lose|loses|lost|losing|take|takes|took|taking|bring|brings|brought|bringing|use|uses|used|using|visit|visits|visited|share|shares|shared|sharing|follow|follows|followed|following|sell|sells|sold|selling|buy|buys|bought|buying|carry|carries|carried|carrying|pack|packs|packed|packing|clean|cleans|cleaned|wash|washed|open|opens|opened|close|closed|raise|raised|fix|fixed|change|changes|changed|changing|improve|improves|improved|improving|respect|respects|respected|support|supports|supported|enjoy|enjoys|enjoyed|spend|spends|spent|spending|park|parked|finish|finished|read|love|loves|loved|loving|hate|hates|hated|meet|meets|met|update|updated|join|joined|review|reviewed|submit|submitted|protect|protects|protected";

/** Verbs with an object that seldom come before “there” as a place. */
const takesObject: ReadonlySet<string> = new Set(
  `paint thank love hate lose forget show share raise change protect respect support enjoy admire ignore check wash clean
  sell miss express improve teach feed hug kiss lock pack wear remove follow choose defend describe explain hide obey
  prepare present recognize recognise review submit update honor honour worry blame celebrate cover cut decorate earn
  fulfill fulfil lift open close shut trust understand value visit water complete continue betray brush cancel cook
  damage decide delay deny drop empty guard increase invite lower pay praise punish quit reach reduce renew repair
  sacrifice leave take bring keep demand receive collect claim borrow repay count describe save shake sign spend start tidy turn use waste wave`
    .split(/\s+/)
    .flatMap((verb) => [verb, thirdPerson(verb), past(verb), gerund(verb)]),
);
/** Verbs of staying and moving, which a place follows. */
const stays = wordSet(
  "stay live sit stand wait sleep go be work arrive get eat meet walk drive move travel study play",
);

/** Words for a time, which follow “there” as a place. */
const times = wordSet("yesterday today tomorrow tonight last next every all once twice more much day time");

const isNoun = (token: Token | undefined): boolean => token?.kind === "word" && /^NNS?$/.test(token.penn);
const endsPhrase = (token: Token | undefined): boolean =>
  token === undefined || /^(?:IN|TO|CC|RB|RP|WRB|[.,!?;:])$/.test(token.penn) || token.kind === "punctuation";

/** Whether a noun phrase of at most one adjective and a noun follows and ends. */
function precedesThing(a: Analysis, index: number): boolean {
  const distance = neighbour(a, index, 1)?.penn === "JJ" ? 2 : 1;
  if (times.has(neighbour(a, index, 1)?.lower ?? "")) return false;
  const then = neighbour(a, index, distance + 1);
  return (
    isNoun(neighbour(a, index, distance)) && (endsPhrase(then) || then?.lower === "a" || times.has(then?.lower ?? ""))
  );
}

const place = (word: Token, right: string, message: string): Hit => ({
  start: word.start,
  end: word.end,
  message,
  suggestions: [/^\p{Lu}/u.test(word.text) ? `T${right.slice(1)}` : right],
});

const possessive = "Use “their” for the possessive, as in “their house”.";
const shortForm = "Use “they’re” for “they are”.";

/** “There getting married in May” → “They're”: a sentence that has no other verb. */
function thereDoing(a: Analysis, index: number, word: Token): Hit | undefined {
  const doing = neighbour(a, index, 1);
  const next = neighbour(a, index, 2);
  if (doing?.penn !== "VBG" || hasFiniteBehind(a, index) || /^(?:being|remaining|existing)$/.test(doing.lower))
    return undefined;
  return next && /^(?:TO|IN|RP|RB|DT|PRP\$?|VBN|JJ)$/.test(next.penn) ? place(word, "they're", shortForm) : undefined;
}

/** Whether a verb may have an object; those of staying and moving have a place. */
const isTransitive = ({ penn, lemma }: Token): boolean =>
  /^VB[DPZ]?$/.test(penn) &&
  !stays.has(lemma) &&
  !/^(?:come|see|find|hear|seem|appear|exist|happen|remain|stand|lie|run|begin)$/.test(lemma);

/** Whether one counted thing without an article follows, which only an owner makes whole: “parked there car”. */
function precedesOneThing(a: Analysis, index: number): boolean {
  const noun = neighbour(a, index, 1);
  return noun?.penn === "NN" && isSingular(noun) && isCounted(a.lexicon, noun.lower);
}

/** “thanked there coach” → “their”: a verb with an object, and a thing that is whole. */
function thereAt(a: Analysis, index: number, word: Token): Hit | undefined {
  const before = neighbour(a, index, -1);
  if (!before) return thereDoing(a, index, word);
  const isOwned = takesObject.has(before.lower) || (isTransitive(before) && precedesOneThing(a, index));
  if (isOwned && precedesThing(a, index)) return place(word, "their", possessive);
  const isClause = /^(?:think|believe|know|say|said|thought|knew|hope|sure|because|if|guess|heard|but|that)$/;
  return isClause.test(before.lower) ? thereDoing(a, index, word) : undefined;
}

/** “left they're bags” → “their”: after a verb or a preposition, “they are” has no place before a thing. */
function theyAreAt(a: Analysis, index: number, word: Token): Hit | undefined {
  const before = neighbour(a, index, -1);
  if (before?.tag !== "VERB" || before.lemma === "be") return undefined;
  const takes =
    takesObject.has(before.lower) || /^(?:leave|take|bring|put|make|build|keep|hold|get)$/.test(before.lemma);
  return takes && precedesThing(a, index) ? place(word, "their", possessive) : undefined;
}

/** Whether a finite verb follows in the sentence. */
function hasFiniteBehind(a: Analysis, index: number): boolean {
  const { last = index } = a.sentences[a.tokens[index]?.sentence ?? -1] ?? {};
  return a.tokens.slice(index + 1, last).some(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn));
}

/** “Their coming over for dinner” → “They're”; “stayed their for a week” → “there”. */
function theirAt(a: Analysis, index: number, word: Token): Hit | undefined {
  const before = neighbour(a, index, -1);
  const next = neighbour(a, index, 1);
  if (!before && next?.penn === "VBG" && !hasFiniteBehind(a, index)) {
    const then = neighbour(a, index, 2);
    return then && /^(?:TO|IN|RP|RB|DT|PRP\$?)$/.test(then.penn) ? place(word, "they're", shortForm) : undefined;
  }
  if (!before || !stays.has(before.lemma) || !/^(?:VERB|AUX)$/.test(before.tag)) return undefined;
  const isPlace =
    /^(?:for|with|until|since|during|because|when|every|and|but|at|from|before|again|once|twice|already|yet|now|too)$/.test(
      next?.lower ?? "",
    );
  return isPlace && !/^(?:and|times)$/.test(neighbour(a, index, 2)?.lower ?? "")
    ? place(word, "there", "Use “there” for a place or in “there is” and “there are”.")
    : undefined;
}

const byWord: Readonly<Record<string, (a: Analysis, index: number, word: Token) => Hit | undefined>> = {
  there: thereAt,
  their: theirAt,
  "they're": theyAreAt,
};

/** Flags “their”, “there”, and “they’re” used for each other. */
export const theirThere = defineRule({
  patterns: [
    { match: "their [is|are|was|were|isn't|aren't|wasn't|weren't|seems|seemed]", replace: ["there"] },
    { match: "their [has|have] [been]", replace: ["there"] },
    { match: "their going to [VERB|AUX]", replace: ["they're $1 $2"] },
    { match: "their [gonna]", replace: ["they're"] },
    {
      match:
        "their [not a|an|the|so|very|going|here|there|happy|sure|my|his|her|in|at|that|really|all|only|just|worth]",
      replace: ["they're"],
    },
    { match: "[to|with|of|by|for] there [NOUN] [!VERB|AUX|NOUN]", replace: ["their"] },
    {
      match: "^ their [going|coming|leaving|staying home|here|out|back|there|soon|now|tomorrow|today|tonight $]",
      replace: ["they're"],
    },
    {
      match: "^ there [going|coming|trying|leaving to|home|here|out|back|soon|now|tomorrow|today|tonight]",
      replace: ["they're"],
    },
    { match: "[over|out|up|down] their $", replace: ["there"] },
    { match: "[over] their [,]", replace: ["there"] },
    {
      match: "[over|out|up|down|from|near|been|went|go|going|get|got|sit|stay|live|lives|lived|right] their [.|!|?]",
      replace: ["there"],
    },
    {
      match:
        "[say|said|says|think|thought|know|that|because|if|since|but|and|so|sure|guess|hope] their too|so|very [ADJ to|for|.|,|and|$]",
      replace: ["they're $1"],
    },
    { match: `^ there [${belongings} VERB|AUX]`, replace: ["their"] },
    { match: "[over] their [by|near|next|behind|under|beside|with to|the|my|a|that]", replace: ["there"] },
    {
      match:
        "[said|says|say|think|thought|know|that|because|if|since|but|and|so|hope|sure|guess|when] their not|still|already|really|all|both|always [going|coming|ready|here|home|sure|happy|working|trying|looking|sleeping|waiting|playing|moving|leaving|getting to|in|on|at|.|,|for|with|until|yet|now|$]",
      replace: ["they're $1"],
    },
    {
      match:
        "[think|thought|said|say|says|believe|know|hope|sure|because|that|guess] there ready|happy|busy|tired|upset|angry|lost|hungry|late|afraid [to|with|about|at|.|,|and|for|of|again]",
      replace: ["they're $1"],
    },
    {
      match: "[if|when] there late|ready|happy|busy|tired|hungry [again|.|,|to|for|at|and]",
      replace: ["they're $1"],
    },
    { match: "^ [over|out|up|down] their [,]", replace: ["there"] },
    {
      match:
        "^ they're [house|houses|car|cars|dog|dogs|parents|kids|mother|father|jobs|lives is|are|was|were|has|have]",
      replace: ["their"],
    },
    { match: "[VERB|ADP|and] there own [NOUN] [!and]", replace: ["their $1"] },
    {
      match: `[with|of|for|in|to|by|at|love|loves|loved|lost|lose|took|take|left|sold|brought|washed|opened|closed|raised] there [${belongings}]`,
      replace: ["their"],
    },
    { match: "they're [is|was|were|are|isn't|wasn't|weren't]", replace: ["there"] },
    { match: "they're [own]", replace: ["their"] },
    { match: "[are|is|was|were] they're [NOUN|ADJ]", replace: ["their"] },
    { match: "^ they're [NOUN *ed up|down|away|out|off|across|through]", replace: ["their"] },
    { match: "^ they're [NOUN was|were|is|are|has|had|will|would|can|could|did|does]", replace: ["their"] },
    {
      match: `[${takesThing}] they're [NOUN|ADJ]`,
      replace: ["their"],
    },
    {
      match:
        "^ their [probably|definitely|already|currently|obviously|clearly|usually|always|never|just|still|far|offline|online|supposed] [!NOUN|ADJ|PROPN|VERB|own|unique|first|best]",
      replace: ["they're"],
    },
    {
      match: "^ their [just|still|always|only] [kidding|joking|waiting|trying|playing|doing|being|going|looking]",
      replace: ["they're"],
    },
    { match: "^ their [far|way|much] [too]", replace: ["they're"] },
    {
      match:
        "[heard|hear|think|thinks|thought|know|knows|hope|believe|guess|says|said|suppose|suspect|realize|realise|bet|sure|because|if|when|that|since] their [going|coming|moving|leaving|trying|planning|waiting|lying|joking|kidding|hiding] [to|in|out|away|back|for|tomorrow|today|tonight|soon|now|from|on|up|.|,|$]",
      replace: ["they're"],
    },
    {
      match:
        "[sit|park|stand|stay|wait|lie|sleep|go|went|been|be|live|lives|lived] their [.|,|?|!|$|again|now|and|if|when|for|but|because|until|tomorrow|tonight|alone]",
      replace: ["there"],
    },
    {
      match:
        "[if|when|because|that|while|until] there [demands|needs|rights|parents|children|wishes|lives|families|names|views|interests|problems|plans|efforts|work are|were|is|was|have|has|had|will|can|could|met|do|does|did]",
      replace: ["their"],
    },
    {
      match:
        "[lemma:forget|lemma:lose|lemma:show|lemma:wash|lemma:pay|lemma:sell|lemma:finish|lemma:share|lemma:raise|lemma:change] there [NOUN|*es] [at|.|,|in|to|on|and|for|with|by|before|after|when|because|$]",
      replace: ["their"],
    },
    {
      match: `[with|of|for|in|to|by|love|loves|loved|lost|lose|took|take|sold|brought|washed|opened|closed|raised] they're [${belongings}]`,
      replace: ["their"],
    },
  ],
  words: Object.keys(byWord),
  at(a, index) {
    const word = a.tokens[index];
    return word && !isQuoted(a, index) ? byWord[word.lower]?.(a, index, word) : undefined;
  },
  message: (_, first) => {
    const word = first?.toLowerCase().split(" ")[0];
    if (word === "their") return possessive;
    return word === "there" ? "Use “there” for a place or in “there is” and “there are”." : shortForm;
  },
});
