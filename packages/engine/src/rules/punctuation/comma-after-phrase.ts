import type { Parsed } from "../../facts/parsed.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Adverbs that comment on the whole sentence or connect it to others. Our own list. */
const sentenceAdverbs =
  wordSet(`unfortunately fortunately luckily sadly happily surprisingly interestingly importantly actually basically generally usually normally
  typically obviously clearly apparently evidently frankly honestly personally hopefully thankfully finally eventually ultimately initially
  originally previously recently lately nowadays currently meanwhile subsequently consequently therefore accordingly
  furthermore moreover additionally besides likewise similarly conversely alternatively  nevertheless nonetheless however
  firstly secondly thirdly fourthly lastly traditionally historically undoubtedly certainly admittedly naturally understandably
  incidentally specifically essentially theoretically technically economically politically financially`);

/** Short phrases with the same function. Our own list. */
const sentencePhrases = new Set(
  `in fact|in general|in particular|in short|in brief|in summary|in conclusion|in addition|in contrast|in comparison|in theory|in practice|in reality
  in my opinion|in my view|in our opinion|in other words|in the end|in the beginning|in the past|in the future|in the meantime|in this case|in that case
  in these cases|in most cases|in many cases|in some cases|in this way|in the first place|in recent years|for example|for instance|for this reason
  for these reasons|for that reason|for the most part|first of all|above all|after all|all in all|all of a sudden|as a result|as a consequence
  as a matter of fact|as a rule|as usual|as always|at the same time|at the moment|at present
  by contrast|by comparison|by the way|on average|on the other hand|on the one hand|on the contrary
  on the whole|to begin with|to start with|to sum up|to conclude|to be honest|to tell the truth|to my mind|to my surprise|until now|up to now
  so far|these days|those days|last week|last month|last year|next week|next month|next year|every day|every year
  because of this|because of that|due to this|from then on|from now on|from my point of view|without a doubt|no doubt`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim()),
);

/** The fewest pieces in an opening prepositional phrase. After a shorter one, the comma is optional. */
const longPhrase = 5;
/** Prepositions of time, reason, and manner. A phrase of place may open a sentence without a comma. */
const opensWide = new Set(
  "in for with after before during since because due despite as by without according like unlike until given besides regarding on".split(
    " ",
  ),
);

/** Prepositions of time and reason after which a phrase of four words already takes a comma before a pronoun or noun. */
const plainOpeners = wordSet("during despite without according besides regarding");

/** The phrases by their first word. */
const phrasesFrom = new Map<string, string[][]>();
for (const phrase of sentencePhrases) {
  const words = phrase.split(" ");
  const [first = ""] = words;
  phrasesFrom.set(first, [...(phrasesFrom.get(first) ?? []), words]);
}

/** Whether one of the phrases begins at `first`. */
const beginsPhrase = (tokens: readonly Token[], first: number): boolean =>
  phrasesFrom
    .get(tokens[first]?.lower ?? "")
    ?.some((words) => words.every((word, i) => tokens[first + i]?.lower === word)) === true;

/** “At the end of the school year we …”: a time, if a pronoun follows. */
const isTime = (tree: DependencyTree, subjectFirst: number): boolean =>
  tree.at(0)?.lower === "at" &&
  /^(?:end|beginning|start|time|age|moment|height)$/.test(tree.at(2)?.lower ?? "") &&
  tree.at(subjectFirst)?.penn === "PRP";

/** “Before leaving the house | she …”: what is done first, if a pronoun or a name follows it. */
const isGerund = (tree: DependencyTree, subjectFirst: number): boolean =>
  tree.at(1)?.penn === "VBG" &&
  subjectFirst > 3 &&
  /^(?:before|after|without|since)$/.test(tree.at(0)?.lower ?? "") &&
  (/^(?:i|he|she|we|they)$/.test(tree.at(subjectFirst)?.lower ?? "") || tree.at(subjectFirst)?.penn === "NNP") &&
  /^NNS?$/.test(tree.at(subjectFirst - 1)?.penn ?? "") &&
  tree.span(0).last === subjectFirst - 1;

/** Returns the number of pieces in an opening that needs a comma, or 0. */
function opening(tree: DependencyTree, subjectFirst: number): number {
  const words = tree.pieces.slice(0, subjectFirst).map(({ lower }) => lower);
  const said = words.join(" ");
  if (sentenceAdverbs.has(said) || sentencePhrases.has(said)) return subjectFirst;
  const first = tree.at(0);
  if (first?.arc !== "prep" || !(opensWide.has(first.lower) || isTime(tree, subjectFirst))) return 0;
  if (isGerund(tree, subjectFirst)) return subjectFirst;
  const isPlain = !plainOpeners.has(first.lower);
  if (subjectFirst < longPhrase - (isPlain ? 0 : 1) + (/^(?:in|on)$/.test(first.lower) ? 1 : 0)) return 0;
  return tree.span(0).first === 0 && tree.span(0).last === subjectFirst - 1 ? subjectFirst : 0;
}

function hitIn(a: Parsed, tree: DependencyTree): Hit | undefined {
  const root = tree.pieces.findIndex(({ arc }) => arc === "root");
  const subject = tree.subject(root);
  if (subject < 0 || subject > root || tree.finite(root) < 0) return undefined;
  const at = opening(tree, tree.span(subject).first);
  if (at === 0 || tree.at(0)?.head !== root) return undefined;
  if (
    tree.pieces
      .slice(0, at)
      .some(({ token, penn }) => token.kind === "punctuation" || /^(?:VB[DPZ]|MD|WDT|WP|WRB)$/.test(penn))
  )
    return undefined;
  const end = tree.at(at - 1);
  const next = tree.at(at);
  if (!end || next?.token.kind !== "word" || isQuoted(a, end.at) || end.token === next.token) return undefined;
  return { ...commaBehind(end.token), message: "Add a comma after the introductory phrase." };
}

/** Whether a sentence begins with such a phrase and has no comma before its first verb. */
function mayOpen(a: Parsed, { first, last }: Sentence): boolean {
  const opener = a.tokens[first]?.lower ?? "";
  const isSaid = sentenceAdverbs.has(opener) || beginsPhrase(a.tokens, first);
  if (last - first < 5 || !(isSaid || opener === "at" || opensWide.has(opener)) || isQuoted(a, first)) return false;
  const fewest = isSaid || a.tokens[first + 1]?.penn === "VBG" ? 0 : longPhrase - (plainOpeners.has(opener) ? 1 : 0);
  for (let i = first; i < last; i++) {
    const token = a.tokens[i];
    if (token?.kind === "punctuation") return false;
    // The phrase and at least a word of the subject stand before it.
    if (/^(?:VB[DPZ]|MD)$/.test(token?.penn ?? "")) return i - first > fewest;
  }
  return false;
}

/** “In the middle of the night she woke” → “In the middle of the night, she woke”. */
export const commaAfterPhrase = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, sentence] of a.sentences.entries()) if (mayOpen(a, sentence)) yield hitIn(a, a.tree(i));
  },
});
