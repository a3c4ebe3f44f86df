import { capitalized } from "../pattern/letter-case.ts";
import type { Hit } from "../rule/rule.ts";
import { hits } from "./lane/hits.ts";
import { flag, list } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";
import { wordTable } from "./lane/word-table.ts";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** What people say instead, by the letters of the abbreviation. */
const plain = wordTable("template/latin-abbreviations", lettersOf);

/** An entry with its stops and blanks in any number; “eg” alone only for entries that have stops inside. */
function patternOf(entries: readonly string[]): RegExp | undefined {
  const escaped = entries
    .filter((entry) => lettersOf(entry) !== "")
    .map((entry) =>
      entry
        .replace(/\.$/, "")
        .replace(/[\\^$*+?()[\]{}|/]/g, "\\$&")
        .replace(/\.\s*/g, "\\.? ?")
        .replace(/ +/g, " "),
    );
  if (escaped.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}.@/_-])(${escaped.join("|")})(?![\\p{L}\\p{N}_@/-])(\\.(?!\\.))?`, "giu");
}

function judged({ prose, phrases }: TemplateContext, match: RegExpExecArray, suggestPlain: boolean): Hit {
  const { start, end } = spanOf(match);
  const words = suggestPlain ? (plain(phrases).get(lettersOf(match[1] ?? "")) ?? []) : [];
  // The stop may end the sentence, too.
  const ends = match[2] !== undefined && /^["”’')\]]*(?:\s*$|\s+["“(]?\p{Lu})/u.test(prose.slice(end, end + 8));
  const said = words.map((each) => (/^\p{Lu}/u.test(match[0]) ? capitalized(each) : each));
  const message =
    words[0] === undefined ? "Use plain English instead of this abbreviation." : `Use plain English: “${words[0]}”.`;
  return say({ start, end: ends ? end - 1 : end }, message, ...said);
}

/** “e.g.” → “for example”. */
export const latinAbbreviations = defineTemplate({
  id: 20,
  key: "latin-abbreviations",
  name: "Latin abbreviations",
  group: "Clarity",
  description: "Flags Latin abbreviations, which many readers confuse, and suggests plain English.",
  level: "warning",
  phrases: ["template/latin-abbreviations"],
  options: {
    avoid: list("Abbreviations to avoid", "e.g.", "i.e.", "etc."),
    suggestPlain: flag("Suggest plain English", true),
  },
  examples: [
    {
      wrong: "Bring fruit, e.g., apples; i.e., whatever you like.",
      right: "Bring fruit, for example, apples; that is, whatever you like.",
    },
    { wrong: "We sell pens, ink, etc.", right: "We sell pens, ink, and so on." },
    { config: { suggestPlain: false }, wrong: "Bring fruit, e.g. apples.", right: "Bring fruit, e.g. apples." },
    { config: { avoid: ["vs."] }, wrong: "Cats vs. dogs.", right: "Cats versus dogs." },
  ],
  leaves: [
    { text: "See /etc/hosts and the file etc_x. For example, an egg. “Pens, ink, etc.,” she wrote. `e.g.`" },
    { config: { avoid: ["e.g."] }, text: "We sell pens, etc." },
  ],
  compile({ avoid, suggestPlain }) {
    const pattern = patternOf(avoid);
    return {
      read: (r) => (pattern ? hits(r.prose.matchAll(pattern), (match) => judged(r, match, suggestPlain)) : []),
    };
  },
});
