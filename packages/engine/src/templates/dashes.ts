import type { Hit } from "../rule/rule.ts";
import { hits } from "./lane/hits.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** A dash between words, as people type it. */
const dash =
  /(?<=[\p{L}\p{N}.,!?;:"”’)\]…])(?:[ \u00A0\u2009\u200A]?(?:—|--(?!-))[ \u00A0\u2009\u200A]?| [–-] )(?=[\p{L}\p{N}"“‘([])/gu;

/** A range of figures. Dates, telephone numbers and whatever is joined to more signs are none. */
const range = /(?<![\p{L}\p{N}.,:/$€£#_–-])(\d{1,4})([-–])(\d{1,4})(?![\p{L}\p{N}_/:–-]|[.,]\d)/gu;

/** “10–20”, “1990–95”; not “555-1234”, “747-400”. */
function isRange(from: string, to: string): boolean {
  if (from.startsWith("0") || (from.length === 3 && to.length === 4)) return false;
  if (to.length < from.length) return from.length === 4 && to.length === 2;
  return Number(from) < Number(to);
}

/** A dash that stands otherwise than wanted; between two figures it is a minus. */
function betweenWords(prose: string, match: RegExpExecArray, closed: boolean): Hit | undefined {
  const { start, end } = spanOf(match);
  const sum = /\d/.test(prose[start - 1] ?? "") && /\d/.test(prose[end] ?? "");
  const wanted = closed ? "—" : " — ";
  if (sum || match[0].replace(/[\u00A0\u2009\u200A]/g, " ") === wanted) return undefined;
  return say({ start, end }, closed ? "Use an em dash without spaces." : "Use an em dash with spaces.", wanted);
}

/** Dashes between words and in ranges of numbers. */
export const dashes = defineTemplate({
  id: 16,
  key: "dashes",
  name: "Dashes",
  group: "Punctuation",
  description:
    "Sets whether em dashes have spaces around them, and whether a range is written with an en dash or “to”.",
  level: "warning",
  readsQuotations: true,
  options: {
    em: choice("Em dashes", "closed", "spaced"),
    ranges: choice("Ranges", "en", "to"),
  },
  examples: [
    { wrong: "He came — at last -- home - alone.", right: "He came—at last—home—alone." },
    { wrong: "See pages 10-20.", right: "See pages 10–20." },
    { config: { em: "spaced" }, wrong: "He came—at last--home.", right: "He came — at last — home." },
    { config: { ranges: "to" }, wrong: "It takes 10-20 days.", right: "It takes 10 to 20 days." },
  ],
  leaves: [
    { text: "A well-known fact—at last. See pages 10–20, 2024-03-05, 555-1234, 747-400, F-16 and `a -- b`." },
    { text: "5 - 3 = 2\n\n---\n\n- an item\n\n— Yes, he said." },
    { config: { em: "spaced" }, text: "He came — at last — home." },
    { config: { ranges: "to" }, text: "From 10 to 20." },
  ],
  compile: ({ em, ranges }) => ({
    *read({ prose }): Iterable<Hit> {
      yield* hits(prose.matchAll(dash), (match) => betweenWords(prose, match, em === "closed"));
      yield* hits(prose.matchAll(range), (match) => {
        const [whole, from = "", , to = ""] = match;
        const written = ranges === "en" ? `${from}–${to}` : `${from} to ${to}`;
        if (!isRange(from, to) || whole === written) return undefined;
        return say(spanOf(match), `Write this range as “${written}”.`, written);
      });
    },
  }),
});
