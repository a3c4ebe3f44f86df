import { defineRule } from "../../rule/rule.ts";

const belongings =
  "parents|children|kids|house|houses|homes|home|lives|families|family|names|jobs|bags|cars|car|opinions|mother|father|clothes|work|money|problems|hands|eyes|heads|faces|mouths|shoes|minds|hearts|phones|rooms|countries|country|teacher|dog|dogs|friends|keys|tickets|passports|coats|bikes|books|belongings|luggage|wallet|wallets";

/** Matches verbs that take an object and never a clause. */
const takesThing =
  "check|checks|checked|checking|admire|admires|admired|ignore|ignores|ignored|ignoring|lose|loses|lost|losing|take|takes|took|taking|bring|brings|brought|bringing|use|uses|used|using|visit|visits|visited|share|shares|shared|sharing|follow|follows|followed|following|sell|sells|sold|selling|buy|buys|bought|buying|carry|carries|carried|carrying|pack|packs|packed|packing|clean|cleans|cleaned|wash|washed|open|opens|opened|close|closed|raise|raised|fix|fixed|change|changes|changed|changing|improve|improves|improved|improving|respect|respects|respected|support|supports|supported|enjoy|enjoys|enjoyed|spend|spends|spent|spending|park|parked|finish|finished|read|love|loves|loved|loving|hate|hates|hated|meet|meets|met|update|updated|join|joined|review|reviewed|submit|submitted|protect|protects|protected";

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
  message: (_, first) => {
    const word = first?.toLowerCase().split(" ")[0];
    if (word === "their") return "Use “their” for the possessive, as in “their house”.";
    return word === "there"
      ? "Use “there” for a place or in “there is” and “there are”."
      : "Use “they’re” for “they are”.";
  },
});
