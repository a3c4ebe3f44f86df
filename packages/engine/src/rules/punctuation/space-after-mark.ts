import type { Analysis } from "../../facts/analysis.ts";
import { sentenceOpeners } from "../../language/abbreviations.ts";
import { isInQuotation } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

const plainWord = /^\p{L}[\p{Ll}'’]+$/u;

/** Whether a mark touches a known word on each side. */
function isGlued({ tokens, lexicon, dialect }: Analysis, index: number): boolean {
  const [before, mark, after] = tokens.slice(Math.max(0, index - 1), index + 2);
  if (!before || !mark || !after || mark.spaced || after.start !== mark.end) return false;
  const isKnown = ({ text }: Token): boolean => plainWord.test(text) && lexicon.knows(text, dialect);
  return isKnown(before) && isKnown(after);
}

/** Whether the second word begins a sentence. Otherwise, a period between two words is part of a name: “file.Name”. */
function opensSentence({ tokens, sentences, lexicon }: Analysis, index: number, after: Token): boolean {
  const mark = tokens[index];
  const before = tokens[index - 1];
  // “System.Object”: names in code begin with capitals.
  if (!mark || !before || after.sentence === mark.sentence || /^\p{Lu}/u.test(before.text)) return false;
  const since = index - (sentences[mark.sentence]?.first ?? index);
  if (lexicon.frequency(after.lower) <= 150 || lexicon.frequency(before.lower) <= 60) return false;
  return since > 2 || (since === 2 && sentenceOpeners.has(after.lower));
}

/** Whether the mark separates values in data: “He;She;They”. */
const isAmongValues = ({ tokens }: Analysis, index: number): boolean =>
  tokens[index]?.text === ";" && [index - 2, index + 2].some((at) => isTightSemicolon(tokens[at], tokens[at + 1]));

const isTightSemicolon = (mark: Token | undefined, after: Token | undefined): boolean =>
  mark?.text === ";" && !mark.spaced && after?.start === mark.end;

/** Whether the mark is part of options, sets, or an address: “[ellipse,fill=Red]”, “{a,b}”, “/login?logout”. */
function isKeyOrValue({ tokens, text }: Analysis, index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (tokens[index - 2]?.text === "=" || tokens[index + 2]?.text === "=") return true;
  return /[{[(/=&]/.test(text[(before?.start ?? 0) - 1] ?? "") || /[}\]/=&]/.test(text[after?.end ?? 0] ?? "");
}

/** Whether the same mark, also without spaces, is two tokens away: “one,two,three”. */
const isInRow = ({ tokens }: Analysis, index: number): boolean =>
  [index - 2, index + 2].some((at) => {
    const [mark, next] = [tokens[at], tokens[at + 1]];
    return mark !== undefined && mark.text === tokens[index]?.text && !mark.spaced && next?.start === mark.end;
  });

/** What two values joined by a comma have: “in last,first form”. */
const notation = /^(?:forms?|formats?|pairs?|order|style|notation|tuples?|coordinates|syntax)$/;

/** Whether the mark is in a list of labels or values: “build,docs: …”, “'exec,ops'”. */
const isValue = (a: Analysis, index: number): boolean =>
  a.tokens[index + 2]?.text === ":" ||
  notation.test(a.tokens[index + 2]?.lower ?? "") ||
  isInQuotation(a, a.tokens[index]?.start ?? 0);

/** Whether the words are labels before a colon, as in a list of changes: “**src,lib**: …”. */
function isLabelList({ tokens }: Analysis, index: number): boolean {
  let [first, last] = [index - 1, index + 1];
  while (isTightComma(tokens, first - 1)) first -= 2;
  while (isTightComma(tokens, last + 1)) last += 2;
  const before = tokens[first - 1];
  return tokens[last + 1]?.text === ":" && (before === undefined || before.kind === "punctuation");
}

const isTightComma = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "," && tokens[at]?.spaced === false && tokens[at + 1]?.spaced === false;

const isLabel = (tokens: readonly Token[]): boolean => tokens.filter(({ kind }) => kind === "word").length < 4;

/** “one,two” → “one, two”; “end.The” → “end. The”. */
export const spaceAfterMark = defineRule({
  words: [",", ";", ".", "?", "!"],
  at(a, index): Hit | undefined {
    const mark = a.tokens[index];
    const after = a.tokens[index + 1];
    if (!mark || !after || after.spaced || !isGlued(a, index) || isAmongValues(a, index)) return undefined;
    if (isKeyOrValue(a, index) || isLabelList(a, index)) return undefined;
    if (mark.text === "." && !opensSentence(a, index, after)) return undefined;
    const message = `Add a space after “${mark.text}”.`;
    // “spec.Resources”, “Two!Ears”, “one,two,three”, “top,limit” in a cell: as likely a name, or values.
    const isSure = /[.!?]/.test(mark.text)
      ? sentenceOpeners.has(after.lower)
      : !isInRow(a, index) && !isLabel(a.tokens) && !isValue(a, index);
    const suggestions = [`${mark.text} ${after.text}`];
    return { start: mark.start, end: after.end, message, suggestions, ...(!isSure && { sure: false }) };
  },
});
