import { defineRule } from "../../rule.ts";

const belongings =
  "parents|children|kids|house|houses|homes|home|lives|families|family|names|jobs|bags|cars|car|opinions|mother|father|clothes|work|money|problems|hands|eyes|heads|faces|mouths|shoes|minds|hearts|phones|rooms|countries|country|teacher|dog|dogs|friends";

/** their, there, they’re. */
export const theirThere = defineRule({
  id: "grammar/their-there",
  title: "“their”, “there” or “they’re”",
  explain:
    "“Their” shows what belongs to them, “there” is a place or opens “there is”, “they’re” is short for “they are”.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "It was returned to there owners.", right: "It was returned to their owners." },
    { wrong: "Their is a problem.", right: "There is a problem." },
    { wrong: "I think their are two.", right: "I think there are two." },
    { wrong: "They lost there own keys.", right: "They lost their own keys." },
    { wrong: "They live with there parents.", right: "They live with their parents." },
    { wrong: "Their going to be late.", right: "They're going to be late." },
    { wrong: "They're was no time.", right: "There was no time." },
    { wrong: "They love they're dogs.", right: "They love their dogs." },
    { wrong: "Put it over their.", right: "Put it over there." },
    { wrong: "Their coming tomorrow.", right: "They're coming tomorrow." },
    { wrong: "There going home now.", right: "They're going home now." },
    { wrong: "They're house is big.", right: "Their house is big." },
  ],
  leaves: [
    "From there people walk home.",
    "It led to there being no answer.",
    "Their house is big.",
    "There is no time.",
    "They're late.",
    "They went there own car and all.",
    "They're friends.",
    "From there children walked to school.",
    "Their going was a relief.",
    "They're home.",
    "They're family now.",
    "Does their not being there matter?",
    "Their coming tomorrow is news.",
    "I saw it in their, and only their, house.",
  ],
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
    {
      match: `[with|of|for|in|to|by|love|loves|loved|lost|lose|took|take|sold|brought|washed|opened|closed|raised] they're [${belongings}]`,
      replace: ["their"],
    },
  ],
  message: (_, first) => {
    const word = first?.toLowerCase().split(" ")[0];
    if (word === "their") return "“Their” shows what belongs to them.";
    return word === "there" ? "Write “there” for a place or in “there is”." : "Write “they're” for “they are”.";
  },
});
