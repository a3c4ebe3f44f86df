import type { Analysis } from "../../facts/analysis.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const people = "i|we|you|he|she|they|it|that|this|there";

/** Negative auxiliaries of a question at the end of a statement. */
const tags =
  "isn't aren't wasn't weren't don't doesn't didn't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't".split(
    " ",
  );
/** Words after which such a question is no tag: “Why don’t you?” */
const noStatement = wordSet("why how where when what who which then and but or so because if that not");

/** “You are coming, aren’t you?” without its comma. */
function tagQuestion(a: Analysis, index: number): Hit | undefined {
  const [before, pronoun, mark] = [-1, 1, 2].map((by) => neighbour(a, index, by));
  if (before?.kind !== "word" || noStatement.has(before.lower) || mark?.text !== "?") return undefined;
  const { first = index } = a.sentences[before.sentence] ?? {};
  const statement = a.tokens.slice(first, index);
  const asks = /^W/.test(statement[0]?.penn ?? "") || /^(?:VB[DPZ]|MD)$/.test(statement[0]?.penn ?? "");
  if (asks || !people.split("|").includes(pronoun?.lower ?? "") || isQuoted(a, index)) return undefined;
  if (!statement.some(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn))) return undefined;
  return { ...commaBehind(before), message: "Put a comma before a short question at the end of a statement." };
}

/** “Thank you Tom for coming” → “Thank you, Tom for coming”; “Yes I know” → “Yes, I know”. */
export const vocativeComma = defineRule({
  patterns: [
    { match: "^ thank you PROPN [for|so]", replace: ["$0 $1, $2,"] },
    { match: "^ thanks PROPN [for your|all|the]", replace: ["$0, $1,"] },
    { match: "^ thank you mr|mrs|ms|dr . PROPN [for|so]", replace: ["$0 $1, $2. $4,"] },
    { match: "^ thank you [PROPN $]", replace: ["$0 $1,"] },
    { match: "^ thanks [PROPN $|so|again]", replace: ["$0,"] },
    {
      match:
        "[for your|the|all] help|email|message|letter|reply|call|support|advice|time|gift|invitation|feedback|patience|update|answer [PROPN .|!|$]",
      replace: ["$0,"],
    },
    {
      match:
        "^ hello|hi|hey PROPN [how|what|can|could|are|do|did|thanks|thank|where|when|would|will|please|just|i|i'm|we|it|it's|this|here|my|hope|sorry|did|have]",
      replace: ["$0 $1,"],
    },
    { match: "^ thank you [sir|madam|everyone|everybody for|so|.|!|$]", replace: ["$0 $1,"] },
    {
      match:
        "^ good morning|afternoon|evening PROPN|everyone|everybody|all|team|guys [and|how|i|we|this|my|it|thank|thanks|please|just|here]",
      replace: ["$0 $1 $2,"],
    },
    {
      match:
        "^ come on guys|folks|everyone|everybody|boys|girls|kids|man|mate|dude [let's|we|you|it|it's|i|this|don't|just|stop|hurry]",
      replace: ["$0 $1, $2,"],
    },
    {
      match:
        "tomorrow|later|soon|luck|weekend|job|idea|sorry|welcome|again [guys|folks|mate|buddy|dude|sir|madam .|!|?|$]",
      replace: ["$0,"],
    },
    {
      match: "^ dear mr|mrs|ms|dr|miss|professor PROPN [i|i'm|we|thank|thanks|this|please|it|your|you]",
      replace: ["$0 $1 $2,"],
    },
    {
      match: "^ dear mr|mrs|ms|dr|miss|professor . PROPN [i|i'm|we|thank|thanks|this|please|it|your|you]",
      replace: ["$0 $1. $3,"],
    },
    {
      match: "^ dear sir|madam|all|team|colleagues|customer|friends [i|i'm|we|thank|thanks|this|please|it|you]",
      replace: ["$0 $1,"],
    },
    { match: `^ yes [${people} VERB|AUX]`, replace: ["$0,"] },
    {
      match:
        "^ no [i|we|you|he|she|they can't|don't|won't|didn't|haven't|isn't|aren't|doesn't|couldn't|wouldn't|am|are|is|cannot]",
      replace: ["$0,"],
    },
  ],
  unless: isQuoted,
  words: tags,
  at: tagQuestion,
});
