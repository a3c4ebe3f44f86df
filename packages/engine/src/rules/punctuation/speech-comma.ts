import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { questionWords } from "../../language/question-words.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Verbs that say who speaks, in the past. */
const said = wordSet("said asked replied answered whispered shouted cried exclaimed muttered murmured yelled");
const pronouns = wordSet("i he she we they you");
const persons = wordSet("man woman boy girl mother father teacher king queen child doctor officer driver waiter");
const isMark = ({ text }: Token): boolean => /^["“”]$/.test(text);

/** Whether a token is the end of a quotation, as its mark touches the word before and not the one after. */
const closes = (a: Analysis, index: number): boolean => {
  const token = a.tokens[index];
  return (
    token !== undefined && isMark(token) && token.text !== "“" && !token.spaced && a.tokens[index + 1]?.spaced === true
  );
};

/** Returns the index of the mark that opens the quotation, at the start of the paragraph or after a sentence, or -1. */
function openerOf(a: Analysis, closing: number): number {
  for (let i = closing - 1; i >= 0; i--) {
    const token = a.tokens[i] as Token;
    if (!isMark(token)) continue;
    return i === 0 || /^[.!?,]$/.test(a.tokens[i - 1]?.text ?? "") ? i : -1;
  }
  return -1;
}

/** Whether “she said” or “said the old man” follows a quotation. */
function isAttributed({ tokens }: Analysis, closing: number): boolean {
  const [first, second] = [1, 2].map((ahead) => tokens[closing + ahead]);
  if (pronouns.has(first?.text === "I" ? "i" : (first?.text ?? ""))) return said.has(second?.lower ?? "");
  if (!said.has(first?.text ?? "")) return false;
  if (pronouns.has(second?.lower ?? "") || /^NNP$/.test(second?.penn ?? "")) return true;
  return /^(?:DT|PRP\$)$/.test(second?.penn ?? "");
}

const hit = (from: Token, to: Token, text: string, message: string): Hit => ({
  start: from.start,
  end: to.end,
  message,
  suggestions: [text],
});

/** Returns a finding for the end of speech: “Stop it” she said; “I am leaving.” he said; “Where?,” she asked. */
function endOfSpeech(a: Analysis, index: number): Hit | undefined {
  const mark = a.tokens[index];
  const last = a.tokens[index - 1];
  if (!mark || !last || !closes(a, index) || !isAttributed(a, index)) return undefined;
  const opening = openerOf(a, index);
  if (opening < 0 || !isSentence(a, opening + 1, index)) return undefined;
  if (last.kind === "word") {
    const opener = a.tokens[opening + 1];
    const asks = a.tokens.slice(index + 1, index + 3).some(({ lower }) => lower === "asked");
    if (asks && opener && (questionWords.has(opener.lower) || opener.tag === "AUX"))
      return hit(last, mark, `${last.text}?${mark.text}`, "End a question with a question mark.");
    return hit(last, mark, `${last.text},${mark.text}`, "Put a comma between what is said and who says it.");
  }
  const before = a.tokens[index - 2];
  if (last.text === "," && before && /^[?!]$/.test(before.text))
    return hit(
      before,
      mark,
      before.text + mark.text,
      "Leave out the comma after a question mark or exclamation point.",
    );
  // After a period, “I” may begin a sentence of its own.
  if (last.text !== "." || before?.kind !== "word" || a.tokens[index + 1]?.text === "I") return undefined;
  return hit(last, mark, `,${mark.text}`, "Use a comma instead of a period, because the sentence goes on.");
}

/** Whether the words between two tokens have a verb and are not a title or a single word. */
function isSentence({ tokens }: Analysis, first: number, last: number): boolean {
  return last - first >= 2 && tokens.slice(first, last).some(({ penn }) => /^(?:VB|MD)/.test(penn));
}

/** Returns a finding for the start of speech: She said “I will be back.” */
function startOfSpeech(a: Analysis, index: number): Hit | undefined {
  const verb = a.tokens[index];
  const mark = a.tokens[index + 1];
  const first = a.tokens[index + 2];
  const subject = neighbour(a, index, -1);
  if (!verb || !mark || !first || !subject || !isMark(mark) || !mark.spaced || first.spaced) return undefined;
  if (!/^\p{Lu}/u.test(first.text) || !(pronouns.has(subject.lower) || isPerson(subject))) return undefined;
  const closing = a.tokens.findIndex((token, i) => i > index + 2 && isMark(token));
  if (closing < 0 || !/^[.!?]$/.test(a.tokens[closing - 1]?.text ?? "")) return undefined;
  if (closing - index < 5 || !isSentence(a, index + 2, closing)) return undefined;
  return hit(verb, verb, `${verb.text},`, "Put a comma before a sentence that someone says.");
}

const isPerson = ({ penn, lower }: Token): boolean => penn === "NNP" || persons.has(lower);

/** “Stop it” she said → “Stop it,” she said. */
export const speechComma = defineRule({
  *check(a) {
    for (const [i, token] of a.tokens.entries()) {
      if (isMark(token)) yield endOfSpeech(a, i);
      else if (said.has(token.lower)) yield startOfSpeech(a, i);
    }
  },
});
