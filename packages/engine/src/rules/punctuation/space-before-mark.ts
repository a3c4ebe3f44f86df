import { defineRule, type Hit } from "../../rule.ts";

/** “word ,” → “word,”. */
export const spaceBeforeMark = defineRule({
  words: [",", ";", ".", "?", "!", "?!", "!?", "!!", "??"],
  at({ tokens, text }, index): Hit | undefined {
    const mark = tokens[index];
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (!mark?.spaced || !before) return undefined;
    if (before.kind === "punctuation" && !/^["”’)\]]$/.test(before.text)) return undefined;
    // What follows without a space makes it something else: .NET, .5, a dotted ellipsis.
    if (after && (!after.spaced || after.kind === "punctuation") && !/^["”’)\]]$/.test(after.text)) return undefined;
    if (/^[.?!]/.test(mark.text) && after && !/^[\p{Lu}"“]/u.test(after.text)) return undefined;
    // A line end, a comment, a note, or a tag between them is more than a space; the end of bold words is none.
    if (!/^[*_]*[^\S\r\n]+$/.test(text.slice(before.end, mark.start))) return undefined;
    // “C-x , a”: what is typed.
    if (/^[,;]$/.test(mark.text) && /(?:^|[-+])\p{L}$/u.test(before.text) && !/^[aI]$/.test(before.text))
      return undefined;
    // “git add .”: in quotation marks, a point may be a folder.
    const isSure = mark.text !== "." || !/^["”’']/.test(text.slice(mark.end, mark.end + 1));
    return {
      ...(!isSure && { sure: false }),
      start: before.end,
      end: mark.end,
      message: `No space before “${mark.text}”.`,
      suggestions: [mark.text],
    };
  },
});
