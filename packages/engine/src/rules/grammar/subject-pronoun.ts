import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const helps =
  "are|were|have|had|will|would|can|could|do|did|don't|didn't|can't|couldn't|won't|wouldn't|should|must|may|might|often|always|never|usually|sometimes|both";
const acts = `${helps}|went|go|work|live|got|like|love|want|think|know|met|came|saw|made|took|play|played|talked|decided|started|agree|disagree|moved|walk|walked|used`;

/** Pairs of pronouns as subjects, as written and corrected. */
const pairs = [
  ["me and him|he", "he and I"],
  ["him and me|i", "he and I"],
  ["me and her|she", "she and I"],
  ["her and me|i", "she and I"],
  ["me and them|they", "they and I"],
  ["me and you", "you and I"],
  ["me and my NOUN", "my $3 and I"],
] as const;

/** Verbs in the singular, with the plural that such a pair takes. */
const verbs = [
  ["is", "are"],
  ["was", "were"],
  ["has", "have"],
] as const;

/** “Me and him went” → “He and I went”. */
export const subjectPronoun = defineRule({
  patterns: [
    ...pairs.flatMap(([pair, right]) => [
      ...verbs.map(([one, two]) => ({ match: `^ ${pair} ${one}`, replace: [`${right} ${two}`] })),
      { match: `^ ${pair} [VERB|AUX|are|were|have]`, replace: [right] },
    ]),
    { match: `^ her and [my|his|her|our|their|your NOUN ${acts}]`, replace: ["she and"] },
    { match: `^ her and [PROPN|i ${acts}]`, replace: ["she and"] },
    { match: "^ him and [his|my|her|our|their|your NOUN VERB|AUX]", replace: ["he and"] },
    { match: `^ him and [i|PROPN ${acts}]`, replace: ["he and"] },
    { match: `^ them and [i|PROPN ${acts}]`, replace: ["they and"] },
    { match: `^ me and PROPN [${acts}]`, replace: ["$2 and I"] },
    ...["^ [PROPN and]", "^ [my|his|her|our|their|your|the NOUN and]"].flatMap((first) => [
      { match: `${first} me [${acts}]`, replace: ["I"] },
      { match: `${first} me [often|always|never|usually|sometimes|both|also|really|just|only VERB]`, replace: ["I"] },
      { match: `${first} her [${helps}]`, replace: ["she"] },
      { match: `${first} him [${acts}]`, replace: ["he"] },
      { match: `${first} them [${acts}]`, replace: ["they"] },
    ]),
    {
      match: "[because|and|so|when|that|,] me and him [went|go|are|were|have|had|will|can|did]",
      replace: ["he and I"],
    },
  ],
  unless: isQuoted,
});
