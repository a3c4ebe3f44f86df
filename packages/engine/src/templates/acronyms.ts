import type { Analysis } from "../analysis.ts";
import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";
import { amount, list } from "./lane/options.ts";
import type { Reading } from "./lane/reading.ts";
import { defineTemplate, type PlacedHit, wholeDocument } from "./lane/template.ts";

/** Nobody spells these out. */
const everyday = new Set(
  `OK TV AM PM US USA UK EU UN AD BC CE BCE ID CEO PC CD DVD PIN ATM DNA FAQ FBI CIA NASA GPS USB WWW RSVP DIY ASAP PS TODO
  PO BST GMT UTC EST PST CET AKA VIP IQ TBA TBD NB`.split(/\s+/),
);

interface Use extends Span {
  readonly name: string;
  readonly defines: boolean;
}

/** “World Health Organization (WHO)”, “WHO (World Health Organization)”: words with its first letter stand beside it. */
function isIntroduced({ tokens }: Analysis, index: number, name: string): boolean {
  const first = name[0]?.toLowerCase() ?? "";
  const [before, next] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
  const starts = (words: readonly Token[]): boolean =>
    words.filter(({ kind }) => kind === "word").length > 1 && words.some(({ lower }) => lower.startsWith(first));
  if (before === "(" && next === ")") return starts(tokens.slice(Math.max(0, index - 4 - name.length), index - 1));
  return next === "(" && starts(tokens.slice(index + 2, index + 3 + name.length).filter(({ text }) => text !== ")"));
}

/** Capitals among capitals are shouting, or a heading in capitals. */
function isShouted({ tokens }: Analysis, index: number): boolean {
  const beside = [tokens[index - 1], tokens[index + 1]];
  return beside.some((token) => token?.kind === "word" && /^\p{Lu}{3,}$/u.test(token.text));
}

/** The acronyms of a paragraph; Roman numerals, names of states before a number and shouted words are none. */
function usesIn(r: Reading, known: ReadonlySet<string>): Use[] {
  const { a } = r;
  if (a.kind === "heading") return [];
  return a.tokens.flatMap((token, index): Use[] => {
    const [, name] = /^(\p{Lu}{2,6})(?:s|['’]s)?$/u.exec(token.text) ?? [];
    if (token.kind !== "word" || name === undefined || known.has(name) || everyday.has(name)) return [];
    if (/^[IVXLCDM]+$/.test(name) || a.tokens[index + 1]?.kind === "number" || isShouted(a, index)) return [];
    if (r.isQuoted(token.start)) return [];
    return [{ name, start: token.start, end: token.end, defines: isIntroduced(a, index, name) }];
  });
}

/** “WHO” that nobody has introduced. */
export const acronyms = defineTemplate({
  id: 21,
  key: "acronyms",
  name: "Acronyms introduced at first use",
  group: "Clarity",
  description:
    "An acronym that is used several times is introduced where it first stands: World Health Organization (WHO).",
  level: "warning",
  options: {
    minUses: amount("Uses from which on it is introduced", 2, 1, 100),
    known: list("Known to every reader", "API", "PDF"),
  },
  shown: {
    wrong: "The WHO met. The WHO left again.",
    right: "The World Health Organization (WHO) met. The WHO left again.",
  },
  examples: [
    { wrong: "The QXW met.\n\nThen the QXW left.", right: "The QXW met.\n\nThen the QXW left." },
    { config: { minUses: 1 }, wrong: "The ABC met.", right: "The ABC met." },
    {
      wrong: "The XQZ met. The Xylophone Quiz Zone (XQZ) left.",
      right: "The XQZ met. The Xylophone Quiz Zone (XQZ) left.",
    },
  ],
  leaves: [
    { text: "The World Health Organization (WHO) met. The WHO left.\n\nThe WHO’s hat." },
    { text: "The WHO (World Health Organization) met. The WHO left. The USA and the API of the API." },
    { text: "Henry VIII and Louis XIV met Henry VIII. DO NOT DO THIS. The ABC met once." },
  ],
  compile({ minUses, known }) {
    const familiar = new Set(known);
    return {
      document: wholeDocument(
        (r) => usesIn(r, familiar),
        function* (notes): Generator<PlacedHit> {
          const uses = new Map<string, { count: number; first: Use; paragraph: number }>();
          for (const [paragraph, note] of notes.entries())
            for (const use of note) {
              const known = uses.get(use.name);
              if (known) known.count++;
              else uses.set(use.name, { count: 1, first: use, paragraph });
            }
          for (const [name, { count, first, paragraph }] of uses) {
            if (first.defines || count < minUses) continue;
            const message = `“${name}” is not introduced where it first stands. Write it out once.`;
            yield { paragraph, start: first.start, end: first.end, message, suggestions: [] };
          }
        },
      ),
    };
  },
});
