import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isInQuotation, prose } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

/** Matches a dash between words, in all forms that people type. */
const dash =
  /(?<=[\p{L}\p{N}.,!?;:"”’)\]…])(?:[ \u00A0\u2009\u200A]?(?:—|--(?!-))[ \u00A0\u2009\u200A]?| [–-] )(?=[\p{L}\p{N}"“‘([])/gu;

/** Returns the form of a dash, with thin and non-breaking spaces treated as plain ones. */
const wayOf = (written: string): string => written.replace(/[\u00A0\u2009\u200A]/g, " ");

const names: Readonly<Record<string, string>> = {
  "—": "em dashes without spaces (—)",
  " — ": "em dashes with spaces ( — )",
  " – ": "en dashes with spaces ( – )",
  " - ": "hyphens with spaces ( - )",
  "--": "double hyphens (--)",
  " -- ": "double hyphens with spaces ( -- )",
};

function choicesIn(a: Analysis): readonly VariantUse[] {
  if (a.kind === "quote" || a.kind === "dialogue" || a.kind === "heading") return [];
  return [...a.of(prose).matchAll(dash)].flatMap(({ index, 0: text }) => {
    const way = wayOf(text);
    // A space on one side alone is a slip of another kind; two figures are a sum or a range.
    if (!(way in names) || isInQuotation(a, index) || /\d$/.test(a.text.slice(0, index))) return [];
    return [{ key: "dash", way, text, start: index, end: index + text.length }];
  });
}

/** Flags “word -- word” in a document that mostly has “word—word”. */
export const dashes = defineRule({
  document: minority({
    note: choicesIn,
    say: ({ way }, most) => ({
      message: `Elsewhere in this document, you use ${names[most] ?? most}.`,
      suggestions: way === most ? [] : [most],
    }),
  }),
});
