import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

/**
 * Whether what follows directly makes the mark part of something else (.NET, .5, a spaced ellipsis) or continues the
 * sentence.
 */
function goesOn(mark: Token, after: Token | undefined): boolean {
  if (!after) return false;
  if ((!after.spaced || after.kind === "punctuation") && !/^["”’)\]]$/.test(after.text)) return true;
  return /^[.?!]/.test(mark.text) && !/^[\p{Lu}"“]/u.test(after.text);
}

/** Whether the mark is an operator, a key to type, or part of an emoticon: “state = ?”, “C-x , a”, “;)”. */
function isThing(before: Token, mark: Token, text: string): boolean {
  if (before.kind === "symbol" || text[mark.end] === "]" || text.slice(mark.start, mark.start + 2) === ";)")
    return true;
  return /^[,;]$/.test(mark.text) && /(?:^|[-+])\p{L}$/u.test(before.text) && !/^[aI]$/.test(before.text);
}

/** Whether the mark separates columns or values: “name  , value”, “code ; name”. */
function isData(before: Token, mark: Token, after: Token | undefined): boolean {
  if (after && !after.spaced && /^(?:word|number|opaque)$/.test(after.kind)) return true;
  return mark.start - before.end > 1 || mark.text === ";";
}

/** Whether the mark is part of a command to type: “git add .”. */
const isMentioned = (mark: Token, text: string): boolean =>
  /^[.,;]$/.test(mark.text) && /^["”’']/.test(text.slice(mark.end, mark.end + 1));

/** Whether the mark itself is what the sentence is about: “replaced by a ?”. */
const isNoun = ({ lower }: Token): boolean => /^(?:an?|the|each|every)$/.test(lower);

/** Whether the mark would become part of an address without the space. */
const isAddress = (before: Token, text: string): boolean =>
  before.kind === "opaque" && /[:/]/.test(text.slice(before.start, before.end));

/**
 * Whether the text is short enough for the mark to stand for itself, as in a cell: “orange !”. In a heading, a change
 * would break links.
 */
const isLabel = (tokens: readonly Token[]): boolean => tokens.filter(({ kind }) => kind === "word").length < 3;

/** Whether the mark may stand for itself behind such a word: “use ; and , to move”. */
const mayName = ({ lower }: Token): boolean => /^(?:and|or|use|with|by|like|of|than|as|press|type)$/.test(lower);

/** “word ,” → “word,”. */
export const spaceBeforeMark = defineRule({
  words: [",", ";", ".", "?", "!", "?!", "!?", "!!", "??"],
  at({ tokens, text, kind }, index): Hit | undefined {
    const mark = tokens[index];
    const before = tokens[index - 1];
    if (!mark?.spaced || !before || goesOn(mark, tokens[index + 1]) || isThing(before, mark, text)) return undefined;
    if (isNoun(before)) return undefined;
    if (before.kind === "punctuation" && !/^["”’)\]]$/.test(before.text)) return undefined;
    // A line end, a comment, a note, or a tag between them is more than a space; the end of bold words is none.
    if (!/^[*_]*[^\S\r\n]+$/.test(text.slice(before.end, mark.start))) return undefined;
    const isTyped = isMentioned(mark, text) || isAddress(before, text) || isData(before, mark, tokens[index + 1]);
    const isSure = kind !== "heading" && !isTyped && !isLabel(tokens) && !mayName(before);
    const message = `Remove the space before “${mark.text}”.`;
    return { start: before.end, end: mark.end, message, suggestions: [mark.text], ...(!isSure && { sure: false }) };
  },
});
