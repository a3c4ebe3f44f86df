import type { Analysis } from "../facts/analysis.ts";
import type { Hit } from "../rule/rule.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const finite =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must)(?:n't)?$/;

/** Words that begin an instruction as often as a name: “Open the door.” */
const commands = wordSet(`
  open close click press select check choose enter type run start stop save set turn go use add remove move copy
  paste print read write see call visit download upload install restart test plan order book contact review update
  change clean empty dry warm clear lower free
`);

/** Whether an item is a sentence; undefined when that is in doubt, as with commands. */
function isSentence({ tokens }: Analysis): boolean | undefined {
  const words = tokens.filter(({ kind }) => kind === "word");
  const verb = words.findIndex((token) => finite.test(token.lower) || token.clitic === "AUX");
  if (verb > 0 && /^(?:NOUN|PROPN|PRON)$/.test(words[verb - 1]?.tag ?? "")) return true;
  if (verb === 0 && words[0]?.clitic === "AUX") return true;
  const mayAct = words.some(({ tag }) => tag === "VERB" || tag === "AUX") || commands.has(words[0]?.lower ?? "");
  return mayAct ? undefined : false;
}

/** Whether the item must end in a full stop; undefined when either will do. */
function wantsStop(a: Analysis, mode: "none" | "period" | "sentenceOnly"): boolean | undefined {
  if (mode === "period") return true;
  // A full stop between two sentences of an item calls for one at its end.
  if (mode === "none") return a.sentences.length > 1 ? undefined : false;
  return a.sentences.length > 1 ? true : isSentence(a);
}

const hasOwnStop = (token: Token): boolean => token.kind === "word" && token.text.endsWith(".");

const abbreviations = wordSet("etc inc ltd co al");

/** How the items of lists end. */
export const listPunctuation = defineTemplate({
  id: 11,
  key: "list-punctuation",
  name: "List item punctuation",
  group: "Punctuation",
  description: "Sets which list items end with a period: none, all, or only those that are sentences.",
  level: "warning",
  options: { mode: choice("Period at the end", "none", "period", "sentenceOnly") },
  examples: [
    { wrong: "- red apples.\n- green pears;", right: "- red apples\n- green pears" },
    { config: { mode: "period" }, wrong: "- red apples\n- green pears.", right: "- red apples.\n- green pears." },
    { config: { mode: "sentenceOnly" }, wrong: "- It is late\n- red apples.", right: "- It is late.\n- red apples" },
  ],
  leaves: [
    { text: "- red apples\n- Is it late?\n- It is late. We go home.\n- apples, pears, etc.\n\nA sentence." },
    { config: { mode: "period" }, text: "- red apples.\n- Is it late?\n- these:\n- at 7 p.m." },
    { config: { mode: "sentenceOnly" }, text: "- It is late.\n- red apples\n- Open the door\n- Open the door." },
  ],
  compile: ({ mode }) => ({
    *read({ a }): Iterable<Hit> {
      const last = a.tokens.at(-1);
      if (a.kind !== "list" || !last || a.tokens.length < 2) return;
      const wanted = wantsStop(a, mode);
      const stops = /^[.;,]$/.test(last.text);
      if (stops && wanted === false && !abbreviations.has(a.tokens.at(-2)?.lower ?? ""))
        yield say(last, "Remove the punctuation at the end of the list item.", "");
      if (wanted === true && last.kind === "word" && !hasOwnStop(last))
        yield say(last, "End the list item with a period.", `${last.text}.`);
    },
  }),
});
