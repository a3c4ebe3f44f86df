import type { Analysis } from "../facts/analysis.ts";
import { baseOfParticiple } from "../language/verb-shape.ts";
import { capitalized, likeCase } from "../pattern/letter-case.ts";
import type { Hit } from "../rule/rule.ts";
import type { Span } from "../text/span.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { hits } from "./lane/hits.ts";
import { choice } from "./lane/options.ts";
import { type PhraseMatch, phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const negated: ReadonlyMap<string, string> = new Map([
  ["can't", "cannot"],
  ["won't", "will not"],
  ["shan't", "shall not"],
  ...`do does did is are was were has have had could should would must need might`
    .split(" ")
    .map((verb): [string, string] => [`${verb}n't`, `${verb} not`]),
]);
const endings: Readonly<Record<string, string>> = { m: "am", re: "are", ve: "have", ll: "will" };
const contracting = wordSet("i you he she it we they that this there what who where how here");

/** Whether a word looks like a past participle: seen, walked. */
const isParticiple = (token: Token | undefined): boolean =>
  token !== undefined && (baseOfParticiple(token) !== undefined || /^(?:been|had|\p{L}{2,}ed)$/u.test(token.lower));

/** The first word behind `index` that is no adverb. */
function beyondAdverbs({ tokens }: Analysis, index: number): Token | undefined {
  let at = index + 1;
  while (tokens[at]?.tag === "ADV" || tokens[at]?.lower === "not") at++;
  return tokens[at];
}

/** What “’s” stands for: is, has or us. */
function meaningOfS(a: Analysis, index: number, head: string): string[] {
  if (head === "let") return ["us"];
  const next = beyondAdverbs(a, index);
  if (next?.lower === "been" || next?.lower === "got") return ["has"];
  return isParticiple(next) ? ["is", "has"] : ["is"];
}

/** What a contraction is in full, best first; empty for what is none. */
function inFull(a: Analysis, index: number): string[] {
  const token = a.tokens[index];
  const word = token?.lower ?? "";
  const not = negated.get(word);
  if (not !== undefined) return [not];
  if (word === "ain't") return [];
  const [, head = "", tail = ""] = /^(.+)'(s|m|re|ve|ll|d)$/.exec(word) ?? [];
  if (!(contracting.has(head) || (head === "let" && tail === "s"))) return [];
  if (tail === "s") return meaningOfS(a, index, head).map((each) => `${head} ${each}`);
  if (tail === "d") {
    const next = beyondAdverbs(a, index);
    // “You’d better go”
    if (a.tokens[index + 1]?.lower === "better") return [`${head} had`];
    return isParticiple(next) ? [`${head} had`, `${head} would`] : [`${head} would`];
  }
  return [`${head} ${endings[tail] ?? ""}`];
}

/** “I” stays a capital; otherwise the case of what stood there. */
const cased = (original: string, text: string): string => likeCase(original, text.replace(/^i\b/, "I"));

const shortNot = [...negated].filter(([, full]) => !/^(?:shall|must|need|might) /.test(full));
const shortForms: readonly (readonly [string, string])[] = [
  ...shortNot.map(([short, full]): [string, string] => [full, short]),
  ["can not", "can't"],
  ["i am", "I'm"],
  ...["it", "that", "he", "she", "there"].map((who): [string, string] => [`${who} is`, `${who}'s`]),
  ...["you", "we", "they"].map((who): [string, string] => [`${who} are`, `${who}'re`]),
  ...["i", "you", "he", "she", "it", "we", "they"].map((who): [string, string] => [`${who} will`, `${who}'ll`]),
  ["let us", "let's"],
];
const long = phrases(shortForms);

/** Behind these the verb before carries the stress. */
const carriesStress = wordSet("or and but to too not");

/** “It is.”, “whether I am or not”: a verb that carries the stress is never shortened. */
function isStressed(a: Analysis, last: number): boolean {
  const verb = a.tokens[last - 1];
  const next = a.tokens[last];
  if (verb?.text !== verb?.lower || !next || next.sentence !== verb?.sentence) return true;
  return next.kind !== "word" || !next.spaced || carriesStress.has(next.lower);
}

/** Returns what a contraction is in full, likeliest first, in the case it is written in; empty for any other word. */
export function writtenInFull(a: Analysis, index: number): string[] {
  const token = a.tokens[index];
  if (token?.kind !== "word" || !token.lower.includes("'")) return [];
  return inFull(a, index).map((each) => cased(token.text, each));
}

function writtenOut(a: Analysis, index: number, token: Token): Hit | undefined {
  const full = writtenInFull(a, index);
  return full.length > 0 ? say(token, `Write this contraction out: “${full[0] ?? ""}”.`, ...full) : undefined;
}

/** Returns the contraction of a phrase as it is written in this paragraph; undefined where none is usual. */
function shortFor(a: Analysis, { start, end, last, value, ending }: PhraseMatch<string>): string | undefined {
  if (ending !== "" || isStressed(a, last)) return undefined;
  const straight = /^\p{Lu}/u.test(a.text.slice(start, end)) ? capitalized(value) : value;
  return a.text.includes("’") ? straight.replaceAll("'", "’") : straight;
}

/** Returns all phrases of a paragraph that can be contracted, with the contraction. */
export const shortened = (a: Analysis): (Span & { readonly text: string })[] =>
  long.in(a).flatMap((match) => {
    const text = shortFor(a, match);
    return text === undefined ? [] : [{ start: match.start, end: match.end, text }];
  });

const drawnTogether = ({ text, ...span }: ReturnType<typeof shortened>[number]): Hit =>
  say(span, `Use the contraction: “${text}”.`, text);

/** Contractions written out, or the other way round. */
export const contractions = defineTemplate({
  id: 12,
  key: "contractions",
  name: "Contractions",
  group: "Tone",
  description:
    "Sets whether to use contractions such as “don’t” and “it’s”. Avoid them in formal texts and prefer them in friendly ones.",
  level: "warning",
  options: { mode: choice("Contractions", "allow", "avoid", "prefer") },
  examples: [
    { config: { mode: "avoid" }, wrong: "It's late. We can't stay.", right: "It is late. We cannot stay." },
    { config: { mode: "avoid" }, wrong: "I’m sure he’d been there.", right: "I am sure he had been there." },
    { config: { mode: "avoid" }, wrong: "Let's go. She'd go, too.", right: "Let us go. She would go, too." },
    { config: { mode: "prefer" }, wrong: "It is late. We cannot stay.", right: "It's late. We can't stay." },
    { config: { mode: "prefer" }, wrong: "They do not know.", right: "They don't know." },
  ],
  leaves: [
    { text: "It's late. It is late." },
    { config: { mode: "avoid" }, text: "Ann's hat is the dogs' toy. “It's late,” he said. At six o'clock it is late." },
    { config: { mode: "prefer" }, text: "Yes, it is. I wonder where it is. It IS late. He said: “It is late.”" },
    { config: { mode: "prefer" }, text: "Whether it is or not, it's late." },
  ],
  compile: ({ mode }) => {
    if (mode === "allow") return {};
    return {
      read: ({ a }) =>
        mode === "avoid"
          ? hits(a.tokens.entries(), ([index, token]) => writtenOut(a, index, token))
          : hits(shortened(a), drawnTogether),
    };
  },
});
