import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import type { Quotation } from "../../language/quotations.ts";
import { prose, quotationsIn } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

const isCurly = (mark: string): boolean => /[“”‘’]/.test(mark);

/** Returns the form of both marks of a quotation: straight or curly, single or double. */
function marksOf(text: string, { start, end, marks }: Quotation): readonly VariantUse[] {
  return [start, end - 1].map((at, which) => {
    const mark = text.charAt(at);
    const key = `${marks} ${which === 0 ? "opening" : "closing"}`;
    return { key, way: isCurly(mark) ? "curly" : "straight", text: mark, start: at, end: at + 1 };
  });
}

/** Matches an apostrophe between two letters. */
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;

function* choicesIn(a: Analysis): Iterable<VariantUse> {
  const text = a.of(prose);
  for (const quotation of a.of(quotationsIn)) {
    if (!quotation.closed || /[«»]/.test(text.charAt(quotation.start))) continue;
    yield* marksOf(text, quotation);
    if (quotation.depth === 0) {
      const { start, marks } = quotation;
      yield { key: "outer", way: marks, text: text.charAt(start), start, end: start + 1 };
    }
  }
  for (const { index, 0: mark } of text.matchAll(apostrophe))
    yield { key: "apostrophe", way: isCurly(mark) ? "curly" : "straight", text: mark, start: index, end: index + 1 };
}

const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "double opening": { curly: "“", straight: '"' },
  "double closing": { curly: "”", straight: '"' },
  "single opening": { curly: "‘", straight: "'" },
  "single closing": { curly: "’", straight: "'" },
  apostrophe: { curly: "’", straight: "'" },
};

/** Flags straight marks among curly ones and single marks among double ones, and the reverse. */
export const quotationMarks = defineRule({
  document: minority({
    note: (a) => [...choicesIn(a)],
    say({ key, way }, most) {
      if (key === "outer")
        return {
          message: `Most quotations in this document have ${most} quotation marks, not ${way} ones.`,
          suggestions: [],
        };
      const wanted = shapes[key]?.[most];
      const what = key === "apostrophe" ? "apostrophes" : "quotation marks";
      return {
        message: `Most ${what} in this document are ${most}, not ${way}.`,
        suggestions: wanted === undefined ? [] : [wanted],
      };
    },
  }),
});
