import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const plurals: Readonly<Record<string, string>> = {
  informations: "information",
  advices: "advice",
  furnitures: "furniture",
  equipments: "equipment",
  luggages: "luggage",
  baggages: "baggage",
  homeworks: "homework",
  feedbacks: "feedback",
  knowledges: "knowledge",
  softwares: "software",
  hardwares: "hardware",
};

const singles =
  "information|advice|furniture|equipment|luggage|baggage|homework|feedback|software|hardware|evidence|progress|research|traffic|weather|luck|news|bread|money|music|knowledge";

const qualities =
  "good|bad|nice|great|useful|important|interesting|big|huge|new|old|beautiful|terrible|fantastic|wonderful|hard|heavy|free|personal|detailed|further|additional|correct|wrong|excellent|valuable|modern|real|sunny|cold|hot|warm";
const qualified = `${qualities} information|advice|furniture|equipment|luggage|baggage|homework|feedback|software|evidence|progress|research|traffic|weather|luck|news|bread|money|music|housework|accommodation|vocabulary|scenery|pollution`;

const namesKind = wordSet(`
  research weather bread money music evidence progress news traffic knowledge software luck
`);

/** Whether the next word continues the noun phrase: “a research team”, but not “a research about it”. */
const goesOn = (next: Token | undefined): boolean => next?.kind === "word" && !ends.has(next.lower);
const ends = wordSet("about on that which who in into is was has shows by and");

/** “informations” → “information”, “an advice” → “some advice”. */
export const uncountable = defineRule({
  patterns: [
    ...Object.entries(plurals).flatMap(([many, one]) => [
      { match: `many ${many}`, replace: [`much ${one}`] },
      { match: many, replace: [one] },
    ]),
    { match: `a|an ${qualified} [!NOUN|PROPN|ADJ|and|or|of|,|-|/]`, replace: ["$1 $2", "some $1 $2"] },
    { match: "a hard work [!NOUN|ADJ]", replace: ["$1 $2"] },
    {
      match: `a|an ${singles} [!NOUN|PROPN|ADJ|and|or|,|-|/|which|that|signing|training|testing|cleaning|building|learning|writing|reading]`,
      replace: ["some $1", "a piece of $1"],
    },
  ],
  unless: (a, first) => namesKind.has(a.tokens[first + 1]?.lower ?? "") && goesOn(a.tokens[first + 2]),
});
