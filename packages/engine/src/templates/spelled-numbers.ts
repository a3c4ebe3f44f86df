import type { Analysis } from "../facts/analysis.ts";
import { monthNumber } from "../language/months.ts";
import { numeral, numeralValue, ordinal } from "../language/numerals.ts";
import { unitSymbols, unitWords } from "../language/units.ts";
import { capitalized } from "../pattern/letter-case.ts";
import { opensSentence } from "../pattern/replace.ts";
import type { Hit } from "../rule/rule.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { hits } from "./lane/hits.ts";
import { choice, flag } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** Words whose number is a label and stays a figure. */
const labels = wordSet(`
  chapter chapters section sections figure figures fig table tables page pages p pp no nos number numbers version v
  step steps part parts volume vol level grade phase room type class model item line lines column row unit lesson
  question appendix act scene article paragraph tier stage series season episode issue release windows channel
  platform gate flight route highway exit track disc rule verse stanza note equation exercise example case option
  port slot zone sector ward study group team player over under
`);
/** What follows a figure that stays one. */
const staysBefore = wordSet(`
  % percent per am pm a.m a.m. p.m p.m. o'clock million billion trillion thousand hundred x by ° st nd rd th times point
  hundredths tenths
`);

const isMonth = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text) && token.text.length > 2 && monthNumber(token.text) !== undefined;

const isFigure = (token: Token | undefined): boolean => token?.kind === "number";

/** “3–2”, “(3)”, “3:”, “#3”: a figure that touches signs is not a plain number. */
function touchesSigns({ text, tokens }: Analysis, index: number): boolean {
  const { start, end } = tokens[index] ?? { start: 0, end: 0 };
  const before = text[start - 1] ?? " ";
  if (before === "(" && text[end] === ")") return true;
  return !/[\s(“"‘—]/.test(before) || !/^(?:[\s;!?)”"’—]|[.,](?![\p{L}\p{N}])|$)/u.test(text.slice(end, end + 2));
}

/** “protocol 2 is old”, “the value 6”, “the 8th” of a month: what counts nothing is a label. */
function countsNothing({ tokens }: Analysis, index: number): boolean {
  const before = tokens[index - 1];
  if (/^(?:NOUN|ADJ)$/.test(tokens[index + 1]?.tag ?? "")) return false;
  return before?.tag === "NOUN" || (before?.lower === "the" && /\D$/.test(tokens[index]?.text ?? ""));
}

/** A number that a list, a title, a sum, a score or a range has made its own. */
function belongsElsewhere({ tokens }: Analysis, index: number): boolean {
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (index === 0 && (!next || /^[.):]$/.test(next.text))) return true;
  if (before && (labels.has(before.lower) || isMonth(before) || before.tag === "PROPN" || isFigure(before)))
    return true;
  if (before?.kind === "symbol" || next?.kind === "symbol" || isFigure(next) || isMonth(next)) return true;
  const ranged = (joint: Token | undefined, far: Token | undefined): boolean =>
    isFigure(far) && /^(?:to|in|and|or|of|,|–|-)$/.test(joint?.text ?? "");
  return ranged(before, tokens[index - 2]) || ranged(next, tokens[index + 2]);
}

/** What a figure is in words, when it is at most `upTo`. */
function inWords(token: Token, upTo: number): string | undefined {
  const [, digits, ending] = /^(\d{1,3})(st|nd|rd|th)?$/.exec(token.lower) ?? [];
  if (digits === undefined || (digits.length > 1 && digits.startsWith("0")) || Number(digits) > upTo) return undefined;
  return ending === undefined ? numeral(Number(digits)) : ordinal(Number(digits));
}

const insideNumbers = wordSet("hundred thousand and or to");

/** The figure of a numeral above `upTo`, when nothing around it makes it part of a bigger number or a saying. */
function inFigures(a: Analysis, index: number, upTo: number): string | undefined {
  const token = a.tokens[index];
  const value = token && numeralValue(token.text);
  if (!token || value === undefined || value <= upTo || value < 10) return undefined;
  const [before, next] = [a.tokens[index - 1], a.tokens[index + 1]];
  if (opensSentence(a, index) || next?.tag !== "NOUN" || /^(?:hundred|thousand|million|dozen|odd)s?$/.test(next.lower))
    return undefined;
  if (before && (numeralValue(before.lower) !== undefined || insideNumbers.has(before.lower))) return undefined;
  return String(value);
}

function tooLarge(a: Analysis, index: number, upTo: number): Hit | undefined {
  const token = a.tokens[index];
  const figures = token?.kind === "word" ? inFigures(a, index, upTo) : undefined;
  return token && figures ? say(token, `Use figures for numbers above ${upTo}.`, figures) : undefined;
}

/** Whether a figure stays one because of what follows: a percent sign, a time, a unit. */
function isMeasured({ tokens }: Analysis, index: number, exceptUnits: boolean): boolean {
  const next = tokens[index + 1];
  if (!next) return false;
  if (staysBefore.has(next.lower) || unitSymbols.includes(next.text)) return true;
  return exceptUnits && unitWords.has(next.lower);
}

function tooSmall(a: Analysis, index: number, upTo: number, exceptUnits: boolean): Hit | undefined {
  const token = a.tokens[index];
  const words = token?.kind === "number" ? inWords(token, upTo) : undefined;
  if (!token || words === undefined || touchesSigns(a, index) || belongsElsewhere(a, index)) return undefined;
  if (countsNothing(a, index) || isMeasured(a, index, exceptUnits)) return undefined;
  return say(token, `Spell out numbers up to ${upTo}.`, opensSentence(a, index) ? capitalized(words) : words);
}

/** “3 cats” → “three cats”, and above the limit “twelve cats” → “12 cats”. */
export const spelledNumbers = defineTemplate({
  id: 2,
  key: "spelled-numbers",
  name: "Spell out small numbers",
  group: "Numbers",
  description: "Sets which numbers are spelled out and which are written in figures.",
  level: "warning",
  options: {
    upTo: choice("Spell out numbers up to", 9, 10, 100),
    exceptUnits: flag("Use figures before units of measure", true),
  },
  examples: [
    { wrong: "She has 3 cats and a dog.", right: "She has three cats and a dog." },
    { wrong: "He came in 2nd.", right: "He came in second." },
    { wrong: "We met twelve people.", right: "We met 12 people." },
    { config: { upTo: 10 }, wrong: "We saw 10 ships.", right: "We saw ten ships." },
    { config: { upTo: 100 }, wrong: "I know 42 songs.", right: "I know forty-two songs." },
    { config: { exceptUnits: false }, wrong: "Walk 5 miles.", right: "Walk five miles." },
  ],
  leaves: [
    { text: "Walk 5 km, or 3 miles, to Chapter 2." },
    { text: "Version 3.5 came on May 4. It costs $5, 8% more, at 7 p.m." },
    { text: "It was the 8th, and 1 in 32 came." },
    { text: "From 2.x on, protocol 2 has the value 6." },
    { text: "| a | 0 |\n|---|---|\n| 0 | 3 |" },
    { text: "Use Windows 8. They won 3–2. Add 2 + 2. See step 3 (3)." },
    { text: "The 5 million users of Apollo 7 chose 10 to 12 of them." },
    { text: "Twelve people came. One hundred twelve people and three cats." },
    { config: { upTo: 10 }, text: "She has ten cats." },
    { text: "`3 cats` and “3 cats” are theirs." },
  ],
  compile: ({ upTo, exceptUnits }) => ({
    read: ({ a }) =>
      a.kind === "heading"
        ? []
        : hits(a.tokens.keys(), (index) => tooLarge(a, index, upTo) ?? tooSmall(a, index, upTo, exceptUnits)),
  }),
});
