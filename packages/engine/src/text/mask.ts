import type { Paragraph } from "./paragraph.ts";
import type { Span } from "./span.ts";
import { finish, type Steps } from "./steps.ts";

/** Stands for one unit of markup: white space to the tokeniser, invisible to spacing rules. */
export const markupMark = "\uE000";
/** Stands for one unit of something opaque; a run of it is one token. */
export const opaqueMark = "\uE001";

const bare = /[@#/\\:_]|www\.|\.[a-z]|[a-z]\[|\][a-z]/i;

/** Things in prose that are not prose. Each alternative is linear: no nested repetition. */
const things = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]{1,14}:\/\/[^\s<>"”’\uE000\uE001]*[^\s<>"”’.,;:!?)\]}\uE000\uE001]`, // URLs
    String.raw`\bwww\.[^\s<>"”’]*[^\s<>"”’.,;:!?)\]}]`,
    String.raw`\bmailto:\S+`,
    String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,8}`, // e-mail
    String.raw`(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]+`, // handles and hashtags
    String.raw`\b[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.(?:com|org|net|edu|gov|io|dev|co|uk|de|fr|eu|info|app|ai|html?|php|js|ts|json|py|md|txt|pdf|docx?|xlsx?|csv|png|jpe?g|gif|svg|zip|exe|sh|xml|ya?ml)\b(?:\/[^\s<>"”’]*[^\s<>"”’.,;:!?)\]}])?`, // domains, file names
    String.raw`(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}_.-]{1,64}\/){1,12}[\p{L}\p{N}_-]{1,64}\.[a-z]{1,5}\b`, // docs/rules.md
    String.raw`(?<![\p{L}\p{N}/])(?:~|\.{1,2})?\/[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+)+\/?`, // paths
    String.raw`\b[A-Za-z]:\\[^\s"”]+`,
    String.raw`(?<![\p{L}\p{N}_])[\p{L}\p{N}]*_[\p{L}\p{N}_]+`, // snake_case
    String.raw`(?<![\p{L}\p{N}])(?:\p{L}{1,30}(?:\[\p{L}{1,12}\]\p{L}{0,30}){1,6}|(?:\[\p{L}{1,12}\]\p{L}{1,30}){1,6})`, // [F]orecast, colo[u]r
  ].join("|"),
  "giu",
);

type Masked = Omit<Paragraph, "start" | "kind">;

const cover = (units: string[], text: string, span: Span, mark: string): void => {
  for (let i = Math.max(0, span.start); i < Math.min(text.length, span.end); i++) units[i] = mark;
};

/** Markup that parts words: a line break, the end of a block. */
const parting =
  /^\s|\s$|^<(?!\/?(?:a|abbr|b|bdi|cite|del|dfn|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|tt|u|big)\b)/i;
const divided = new RegExp(
  `(?<![\\p{L}\\p{M}'’])[\\p{L}\\p{M}'’]{1,60}(?:${markupMark}+[\\p{L}\\p{M}]{1,60}){1,20}`,
  "gu",
);
const insideMarkup = new RegExp(`${markupMark}+`, "g");

/** A word that markup divides, `**F**orecast`, is one thing: its parts are no words. */
const undivided = (covered: string, text: string): string =>
  covered.replace(divided, (word, at: number) => {
    for (const { index, 0: run } of word.matchAll(insideMarkup))
      if (parting.test(text.slice(at + index, at + index + run.length))) return word;
    return opaqueMark.repeat(word.length);
  });

/** So many characters are one step. */
const step = 10_000;

/** A text in pieces of about a step, each but the first beginning with white space: no thing goes across that. */
function* pieces(text: string): Iterable<string> {
  const blank = /\s/g;
  let from = 0;
  while (text.length - from > step) {
    blank.lastIndex = from + step;
    const to = blank.exec(text)?.index ?? text.length;
    yield text.slice(from, to);
    from = to;
  }
  yield text.slice(from);
}

const hidden = (text: string): string =>
  text.replace(things, (thing) => (thing.includes(opaqueMark) ? thing : opaqueMark.repeat(thing.length)));

/**
 * The paragraph's text at equal length with markup and opaque stretches replaced by their marks;
 * URLs, addresses, handles, file names and paths in the prose become opaque too.
 */
export function* maskedInSteps({ text, markup = [], opaque = [] }: Masked): Steps<string> {
  let covered = text;
  if (markup.length > 0 || opaque.length > 0) {
    const units = text.split("");
    for (const span of markup) cover(units, text, span, markupMark);
    for (const span of opaque) cover(units, text, span, opaqueMark);
    covered = undivided(units.join(""), text);
  }
  if (!bare.test(covered)) return covered;
  let result = "";
  for (const piece of pieces(covered)) {
    result += hidden(piece);
    yield;
  }
  return result;
}

/** The same at once. */
export const masked = (paragraph: Masked): string => finish(maskedInSteps(paragraph));

/**
 * Returns the text of a paragraph for another checker, at equal length: markup and opaque spans are blank except for one X
 * that stands for them, and so are runs of more than 64 characters without a space.
 */
export function readable(paragraph: Masked): string {
  const thing = (run: string): string => `X${" ".repeat(run.length - 1)}`;
  return masked(paragraph)
    .replaceAll(markupMark, " ")
    .replace(new RegExp(`${opaqueMark}+`, "g"), thing)
    .replace(/\S{65,}/g, thing);
}
