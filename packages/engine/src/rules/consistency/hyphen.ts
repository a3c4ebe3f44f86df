import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { hyphenMatters } from "../../language/hyphen-matters.ts";
import { isQuoted } from "../../language/quoted.ts";
import { hyphenVariant, mayHaveHyphen } from "../../language/variants.ts";
import { likeCase } from "../../pattern/letter-case.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { noted } from "../../text/vocabulary.ts";

/** Compounds that may be closed, open, or hyphenated: the closed form, mapped to its two words. */
const compounds: ReadonlyMap<string, string> = new Map(
  `web site, home page, health care, child care, life style, life time, life cycle, data base, data set, check list,
  time line, time frame, news letter, team work, work place, work force, work flow, policy maker, decision maker,
  e book, well being, road map, file name, user name, screen shot, start up, lap top, key word, head line, white list,
  block chain, note book, hand book, case load, play list, spread sheet`
    .split(",")
    .map((parts) => [parts.trim().replace(" ", ""), parts.trim()]),
);

/** The first words of the open compounds. After any other word, the next word need not be examined. */
const heads: ReadonlySet<string> = new Set([...compounds.values()].map((parts) => parts.slice(0, parts.indexOf(" "))));

/** Second words of compounds that name an activity: decision making, problem solving. */
const doing = /^(?:making|building|taking|keeping|solving|sharing|setting|planning|raising|saving|testing|writing)$/;

/** Whether a compound stands before a noun, where a hyphen has another reason: a decision-making body. */
const isBeforeNoun = ({ tokens }: Analysis, index: number): boolean =>
  /^(?:NOUN|PROPN|ADJ)$/.test(tokens[index + 1]?.tag ?? "");

/** Returns a compound that is a single token: website, web-site, decision-making. */
function compoundAt(a: Analysis, { lower, text, start, end, tag }: Token, index: number): VariantUse | undefined {
  const cut = lower.indexOf("-");
  if (cut < 0) {
    const key = lower.endsWith("s") ? lower.slice(0, -1) : lower;
    return compounds.has(key) ? { key, way: "close", text, start, end } : undefined;
  }
  const [first, second] = [lower.slice(0, cut), lower.slice(cut + 1).replace(/s$/, "")];
  const isListed = compounds.get(first + second) === `${first} ${second}`;
  if ((!isListed && !(doing.test(second) && tag === "NOUN")) || isBeforeNoun(a, index)) return undefined;
  return { key: first + second, way: "hyphen", text, start, end };
}

/** Returns a compound that is two tokens: web site, decision making. */
function apartAt(a: Analysis, token: Token, index: number): VariantUse | undefined {
  const next = a.tokens[index + 1];
  const isHead = heads.has(token.lower);
  if (!isHead && !(token.tag === "NOUN" && next?.lower.endsWith("ing"))) return undefined;
  if (next?.kind !== "word" || next.sentence !== token.sentence || isBeforeNoun(a, index + 1)) return undefined;
  const last = next.lower.replace(/s$/, "");
  const isListed = isHead && compounds.get(token.lower + last) === `${token.lower} ${last}` && next.tag === "NOUN";
  if (!isListed && !(token.tag === "NOUN" && doing.test(next.lower))) return undefined;
  const text = a.text.slice(token.start, next.end);
  return /\s/.test(text)
    ? { key: token.lower + last, way: "apart", text, start: token.start, end: next.end }
    : undefined;
}

/** Returns a word with a prefix: email, e-mail. */
function prefixedAt(a: Analysis, { lower, text, start, end }: Token): VariantUse | undefined {
  const variant = hyphenVariant(a, lower);
  if (!variant || hyphenMatters(variant.key)) return undefined;
  return { key: variant.key, way: lower.includes("-") ? "hyphen" : "close", text, start, end };
}

const choiceAt = (a: Analysis, token: Token, index: number): VariantUse | undefined =>
  prefixedAt(a, token) ?? compoundAt(a, token, index) ?? apartAt(a, token, index);

/** Whether a word has several spellings itself, or can be the second word of such a compound. */
const mayBe = noted("hyphens", ({ lower }) => ({
  whole:
    lower.includes("-") ||
    mayHaveHyphen(lower) ||
    heads.has(lower) ||
    compounds.has(lower.endsWith("s") ? lower.slice(0, -1) : lower),
  second: doing.test(lower),
}));

/** Whether a compound may start at a token. This excludes most words quickly. */
function isAsked({ tokens }: Analysis, { kind, tag, entry }: Token, index: number): boolean {
  if (kind !== "word") return false;
  const next = tag === "NOUN" ? tokens[index + 1] : undefined;
  return mayBe(entry).whole || (next !== undefined && mayBe(next.entry).second);
}

function choicesIn(a: Analysis): readonly VariantUse[] {
  const found: VariantUse[] = [];
  for (let index = 0; index < a.tokens.length; index++) {
    const token = a.tokens[index] as Token;
    const choice = isAsked(a, token, index) ? choiceAt(a, token, index) : undefined;
    // A capital inside a sentence makes a name.
    const isName = choice && /^\p{Lu}/u.test(token.text) && a.sentences[token.sentence]?.first !== index;
    if (choice && !isName && !isQuoted(a, index)) found.push(choice);
  }
  return found;
}

const ways: Readonly<Record<string, string>> = { close: "as one word", hyphen: "with a hyphen", apart: "as two words" };

/** Returns the words in the most frequent form, or undefined if it is unclear where to divide them. */
function written({ text, key }: VariantUse, most: string): string | undefined {
  const parts = compounds.get(key.toLowerCase());
  const close = text.replace(/[-\s‑]+/, "");
  if (most === "close") return likeCase(text, close.toLowerCase());
  const cut = /[-\s‑]/.exec(text)?.index ?? parts?.indexOf(" ") ?? prefixEnd(key);
  return cut > 0 ? close.slice(0, cut) + (most === "hyphen" ? "-" : " ") + close.slice(cut) : undefined;
}

const prefixEnd = (key: string): number =>
  /^(?:e|co|re|pre|non|anti|multi|sub|inter|semi|micro|web|home|note|data)(?=[a-z]{3})/.exec(key)?.[0].length ?? 0;

/**
 * Flags “e-mail” in a document that mostly has “email”, and “decision-making” in one that mostly has “decision making”.
 */
export const hyphen = defineRule({
  document: minority({
    note: choicesIn,
    say(choice, most) {
      const wanted = written(choice, most);
      return {
        message: `Elsewhere in this document, this is written ${ways[most] ?? most}.`,
        suggestions: wanted === undefined ? [] : [wanted],
        ...(choice.way !== "apart" && most !== "apart" ? {} : { picky: true as const }),
      };
    },
  }),
});
