import type { Analysis } from "../facts/analysis.ts";
import type { Hit } from "../rule/rule.ts";
import type { Span } from "../text/span.ts";
import { choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** The blanks between the sentences of a paragraph; line breaks are none. */
function gaps({ text, sentences }: Analysis): Span[] {
  return sentences.slice(1).flatMap((next, i) => {
    const start = sentences[i]?.end ?? 0;
    return /^ +$/.test(text.slice(start, next.start)) && /[.?!…"”’')\]]/.test(text[start - 1] ?? "")
      ? [{ start, end: next.start }]
      : [];
  });
}

/** One space between two sentences, or two. */
export const sentenceSpacing = defineTemplate({
  id: 18,
  key: "sentence-spacing",
  name: "Spaces between sentences",
  group: "Punctuation",
  description: "Sets how many spaces come between two sentences.",
  level: "warning",
  readsQuotations: true,
  options: { count: choice("Spaces", 1, 2) },
  examples: [
    { wrong: "It is late.  We go home.", right: "It is late. We go home." },
    { config: { count: 2 }, wrong: "It is late. We go home.", right: "It is late.  We go home." },
  ],
  leaves: [
    { text: "It is late. We go home. Dr.  Who saw name    value." },
    { config: { count: 2 }, text: "It is late.  Mr. Smith and the U.S. team go home." },
  ],
  compile: ({ count }) => ({
    *read({ a }): Iterable<Hit> {
      const message = count === 1 ? "Use one space between sentences." : "Use two spaces between sentences.";
      for (const gap of gaps(a)) if (gap.end - gap.start !== count) yield say(gap, message, " ".repeat(count));
    },
  }),
});
