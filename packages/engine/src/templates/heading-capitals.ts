import type { Analysis } from "../facts/analysis.ts";
import { type TitleStyle, wantsCapital } from "../language/title-case.ts";
import { capitalized } from "../pattern/letter-case.ts";
import type { Hit } from "../rule/rule.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { choice, list } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** What a word of a heading should be. */
type Wish = (token: Token, index: number) => string;

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** “iPhone”, “NASA”, “B2B”: its letters are nobody’s business. */
const hasShape = (text: string): boolean =>
  /.\p{Lu}|\p{N}/u.test(text.replace(/[-‑](?=\p{Lu}\p{Ll})/gu, "")) && !/^\p{Lu}\p{Ll}*[-‑]\p{Lu}\p{Ll}+$/u.test(text);

/** Behind these a heading begins anew. */
const begins = (before: Token | undefined): boolean =>
  before === undefined || /^(?:[:?!.—–]|\.{3}|…)$/.test(before.text);

/** Indices of words whose place asks for a capital anyway: the first one, and the first behind a colon. */
const isOpening = ({ tokens }: Analysis, index: number): boolean => {
  let at = index - 1;
  while (at >= 0 && /^["“‘'([]$/.test(tokens[at]?.text ?? "")) at--;
  return begins(tokens[at]) || (/^\p{N}+\.?$/u.test(tokens[at]?.text ?? "") && at === 0);
};

const words = (a: Analysis): { token: Token; index: number }[] =>
  a.tokens.flatMap((token, index) => (isWord(a, index) ? [{ token, index }] : []));

/** Whether a token is a word of prose: not a part of “grammar/comma-splice”. Names of any shape are words, too. */
function isWord({ tokens }: Analysis, index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.kind !== "word") return false;
  const joined = /^[/\\@#_=:.]$/;
  const touches = before?.end === token.start && joined.test(before.text);
  return !touches && !(next?.start === token.end && /^[/\\@#_=]$/.test(next.text));
}

/** Words that sentence style writes small: every one but openings, names and what has a shape of its own. */
function lowered(a: Analysis): ReadonlySet<number> | undefined {
  const inner = words(a).filter(({ token, index }) => !isOpening(a, index) && !hasShape(token.text));
  const content = inner.filter(({ token }) => token.text.length > 3);
  const capitals = content.filter(({ token }) => isCapital(token.text));
  // One or two capitals among small words are names; a heading in capitals nearly throughout is a title.
  if (capitals.length < 2 || capitals.length * 3 < content.length * 2) return undefined;
  const small = inner.filter(({ token }) => isCapital(token.text) && isCommon(a, token.lower));
  return new Set(small.map(({ index }) => index));
}

const isCommon = ({ lexicon }: Analysis, word: string): boolean =>
  word !== "i" && !word.startsWith("i'") && lexicon.isWord(word) && lexicon.frequency(word) > 0;

/** What each word should be in sentence style. */
const sentenceWish = (a: Analysis): Wish => {
  const small = lowered(a);
  return (token, index) => (small?.has(index) ? token.text.toLowerCase() : token.text);
};

/** What each word should be in title style. */
const titleWish = (a: Analysis, style: TitleStyle): Wish => {
  const last = a.tokens.findLast(({ kind }) => kind === "word");
  return (token, index) => {
    if (hasShape(token.text)) return token.text;
    const fixed = isOpening(a, index) || token === last;
    const capital = fixed || wantsCapital(token, style);
    if (capital === undefined) return token.text;
    if (capital) return token.text.replace(/[^-‑]+/g, (part) => (wantsPart(part) ? capitalized(part) : part));
    return token.text.toLowerCase();
  };
};

const smallParts = wordSet("a an the and or of to in on by at up");

const wantsPart = (part: string): boolean => !smallParts.has(part);

/** The heading’s words as wished, everything between them untouched; undefined when they are so already. */
function rewritten(a: Analysis, wish: Wish, exceptions: ReadonlyMap<string, string>): Hit | undefined {
  const changes = words(a).flatMap(({ token, index }) => {
    const wanted = exceptions.get(token.lower) ?? wish(token, index);
    return wanted === token.text || wanted.length !== token.text.length ? [] : [{ token, wanted }];
  });
  const first = changes[0]?.token;
  const last = changes.at(-1)?.token;
  if (!first || !last) return undefined;
  let text = "";
  let at = first.start;
  for (const { token, wanted } of changes) {
    text += a.text.slice(at, token.start) + wanted;
    at = token.end;
  }
  return say({ start: first.start, end: last.end }, "", text);
}

/** “How To Write Headings” → “How to write headings”, or a title in the style of Chicago or AP. */
export const headingCapitals = defineTemplate({
  id: 9,
  key: "heading-capitals",
  name: "Heading capitalization",
  group: "Capitals",
  description: "Sets whether headings use sentence case or title case.",
  level: "warning",
  options: {
    mode: choice("Case", "sentence", "title"),
    titleStyle: choice("Title case style", "Chicago", "AP"),
    exceptions: list("Words with fixed capitalization"),
  },
  examples: [
    { wrong: "# How To Write Better Headings", right: "# How to write better headings" },
    { wrong: "## Better Headings: A Short Guide", right: "## Better headings: A short guide" },
    { config: { mode: "title" }, wrong: "# How to write better headings", right: "# How to Write Better Headings" },
    { config: { mode: "title" }, wrong: "# The House And The Garden", right: "# The House and the Garden" },
    { config: { mode: "title", titleStyle: "AP" }, wrong: "# Life without Cars", right: "# Life Without Cars" },
    { config: { mode: "title" }, wrong: "# Life Without Cars", right: "# Life without Cars" },
    { config: { exceptions: ["Git"] }, wrong: "# How to use git", right: "# How to use Git" },
  ],
  leaves: [
    { text: "# How to write better headings\n\nNot A Heading At All." },
    { text: "# A walk with Ann in Paris\n\n# NASA and the iPhone" },
    { config: { mode: "title" }, text: "# grammar/comma-splice" },
    { config: { mode: "title" }, text: "# How to Turn Off the iPhone\n\n# Well-Known Facts of Life" },
    { config: { exceptions: ["Git"] }, text: "# How to use Git" },
  ],
  compile({ mode, titleStyle, exceptions }) {
    const exact = new Map(exceptions.map((word) => [word.toLowerCase(), word]));
    const message =
      mode === "sentence" ? "Use sentence case in headings." : `Use title case in headings (${titleStyle} style).`;
    return {
      *read({ a }): Iterable<Hit> {
        if (a.kind !== "heading" || a.text === a.text.toUpperCase()) return;
        const wish = mode === "sentence" ? sentenceWish(a) : titleWish(a, titleStyle);
        const hit = rewritten(a, wish, exact);
        if (hit) yield { ...hit, message };
      },
    };
  },
});
