import type { Hit } from "../rule/rule.ts";
import { type CountedSpan, excess } from "./lane/excess.ts";
import { amount, flag } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

const marks = /[!?]*![!?]*/g;

/** Exclamation marks that end something: not “Yahoo! is”, “!=”, “!important”. */
function exclamations(r: TemplateContext): CountedSpan[] {
  const { prose } = r;
  return [...prose.matchAll(marks)].flatMap((match) => {
    const { start, end } = spanOf(match);
    const behind = prose.slice(end, end + 3);
    const ends = /^["”’')\]]*(?:\s|$)/.test(behind) && !/^\s\p{Ll}/u.test(behind);
    if (!ends || r.isQuoted(start) || !/[\p{L}\p{N}"”’')\]]/u.test(prose[start - 1] ?? "")) return [];
    return [{ start, end, suggestions: [match[0].includes("?") ? "?" : "."] }];
  });
}

/** More exclamation marks than the house allows. What people say between quotation marks is theirs. */
export const exclamationMarks = defineTemplate({
  id: 13,
  key: "exclamation-marks",
  name: "Exclamation marks",
  group: "Tone",
  description: "Sets how many exclamation marks a document may have, and whether several may appear in a row.",
  level: "warning",
  options: {
    maxPerDocument: amount("Maximum per document", 1, 0, 1000),
    allowDouble: flag("Allow several in a row", false),
  },
  examples: [
    {
      wrong: "Welcome to the team! We’re glad you’re here.\n\nHelp yourself to coffee! Your desk is by the window.",
      right: "Welcome to the team! We’re glad you’re here.\n\nHelp yourself to coffee. Your desk is by the window.",
    },
    { wrong: "Thank you!! Your order has shipped.", right: "Thank you! Your order has shipped." },
    { config: { maxPerDocument: 0 }, wrong: "Thank you!", right: "Thank you." },
  ],
  leaves: [
    { text: "Welcome! We are glad. “Go!” he cried. “Now!” Yahoo! is old, `a != b!`, and x != y." },
    { config: { maxPerDocument: 3, allowDouble: true }, text: "Go!! Now!" },
  ],
  compile: ({ maxPerDocument, allowDouble }) => ({
    *read(r): Iterable<Hit> {
      if (allowDouble) return;
      for (const mark of exclamations(r)) {
        const text = r.prose.slice(mark.start, mark.end);
        if (/!.*!/.test(text)) yield say(mark, "Use only one exclamation mark.", text.includes("?") ? "?" : "!");
      }
    },
    document: excess({
      tally: (r) => ({ marks: exclamations(r), of: 1 }),
      allowed: () => maxPerDocument,
      message: (count) => `This document has ${count} exclamation marks. The limit is ${maxPerDocument}.`,
    }),
  }),
});
