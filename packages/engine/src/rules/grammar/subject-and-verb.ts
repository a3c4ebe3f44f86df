import type { Parsed } from "../../facts/parsed.ts";
import { inflect, thirdPerson } from "../../language/inflect.ts";
import { irregularVerbs } from "../../language/irregular-verbs.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import { numberOf, type SubjectNumber } from "../../syntax/number-of.ts";
import type { SyntacticWord } from "../../syntax/syntactic-word.ts";
import {
  hasReportBetween,
  isBehindNeed,
  isFloating,
  isInPhrase,
  isNamed,
  isObject,
  isPartOfSubject,
  isUnreal,
  mayBeCompound,
  mayBeVerb,
} from "../../syntax/unsure-subject.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** The forms of “be”, “have”, and “do” by the number of the subject. Negative forms add n’t. */
const forms: Readonly<Record<string, Readonly<Record<SubjectNumber, string>>>> = {
  is: { one: "is", many: "are", i: "am" },
  are: { one: "is", many: "are", i: "am" },
  am: { one: "is", many: "are", i: "am" },
  was: { one: "was", many: "were", i: "was" },
  were: { one: "was", many: "were", i: "was" },
  has: { one: "has", many: "have", i: "have" },
  have: { one: "has", many: "have", i: "have" },
  does: { one: "does", many: "do", i: "do" },
  do: { one: "does", many: "do", i: "do" },
};

/** Returns the form that agrees with the subject, or undefined if the verb agrees or has only one form. */
function right(verb: SyntacticWord, number: SubjectNumber): string | undefined {
  const known = Object.hasOwn(forms, verb.lower) ? forms[verb.lower]?.[number] : undefined;
  if (known) return known === verb.lower ? undefined : known;
  if (verb.penn === "VBZ" && number !== "one") {
    const base = inflect(verb.lemma, "base");
    return thirdPerson(base) === verb.lower ? base : undefined;
  }
  if (/^VBP?$/.test(verb.penn) && number === "one" && verb.lower === verb.lemma) {
    const isPastToo = irregularVerbs.get(verb.lower)?.past === verb.lower;
    return isPastToo || verb.lower === "be" || pastOfAnother.has(verb.lower) || /(?:ed|ing|s)$/.test(verb.lower)
      ? undefined
      : thirdPerson(verb.lower);
  }
  return undefined;
}

/** Base forms that are also the past of another verb: found, lay. */
const pastOfAnother = wordSet("lay found saw felt wound ground bore fell bound rose spoke bit left lit stole");

/** Matches words after which the base form is right for every subject: “I suggest he go”. */
const takesPlain =
  /^(?:suggest|insist|demand|recommend|propose|request|require|ask|order|urge|prefer|advise|wish|let|make|help|see|hear|watch|feel|have|essential|vital|important|necessary|preferable|desirable|advisable|urgent|crucial|imperative|requirement|demand|suggestion|lest|rather|better|as|though|if|whether|unless|than|till|until|ere)$/;

/** Whether a word before the clause allows the base form, or “were”. */
function isGoverned(tree: DependencyTree, verb: number): boolean {
  const head = tree.at(tree.at(verb)?.head ?? -1);
  if (head && (takesPlain.test(head.lemma) || takesPlain.test(head.lower))) return true;
  const mark = tree.at(tree.child(verb, "mark", "advmod"));
  if (mark === undefined) return false;
  // “It is vital that she go”: the parser may hang the clause on “is”.
  const wanted = mark.lower === "that" ? tree.at(tree.child(verb, "mark", "advmod") - 1) : mark;
  return wanted !== undefined && takesPlain.test(wanted.lower);
}

/** The most pieces between subject and verb. Beyond that, the parser is too often wrong. */
const farthest = 9;

/** The most tokens on each side in which another use of a name is searched. */
const nearby = 100;

/** Nouns that can be singular or plural. */
const namesAny = wordSet("above below following former latter rest remainder other accused deceased");

/** Whether the subject is a name: it has a capital where no sentence begins, here or nearby. */
function isName({ lexicon, sentences, tokens }: Parsed, { penn, lower, at, token }: SyntacticWord): boolean {
  if (penn === "PRP" || !/^\p{Lu}/u.test(token.text)) return false;
  const opens = (index: number) => index === sentences[tokens[index]?.sentence ?? -1]?.first;
  if (!opens(at) || !lexicon.isWord(lower)) return true;
  const from = Math.max(0, at - nearby);
  return tokens.slice(from, at + nearby).some(({ text }, i) => text === token.text && !opens(from + i));
}

/** Whether the subject is a marked-up title, which is singular: “**Keyboard shortcuts** lists”. */
function isLabel({ text }: Parsed, tree: DependencyTree, subject: number): boolean {
  const last = tree.at(subject)?.token;
  if (!last || !/[*_\]`]/.test(text[last.end] ?? "")) return false;
  const first = tree.at(tree.span(subject).first)?.token;
  return first !== undefined && /^\p{Lu}/u.test(first.text) && /[*_[`]/.test(text[first.start - 1] ?? "");
}

/** Whether the subject is a command line option, which is singular: “--comments requires a file”. */
const isOption = ({ text }: Parsed, { token }: SyntacticWord): boolean =>
  /(?:^|\s)--$/.test(text.slice(Math.max(0, token.start - 3), token.start)) || token.text.startsWith("--");

/** “D&I metrics”, “A/I”: a letter of an abbreviation, not the pronoun. */
const isLetter = ({ text }: Parsed, { penn, token }: SyntacticWord): boolean =>
  penn === "PRP" && /[\p{L}\p{N}&/+-]/u.test(text[token.start - 1] ?? "");

/** “What tools does the event provide?”: what is asked about stands before the verb, and the subject behind it. */
function isAskedAbout(tree: DependencyTree, subject: number, verb: number): boolean {
  const opener = tree.at(tree.span(subject).first)?.lower ?? "";
  if (tree.at(verb)?.lemma !== "do" || !/^(?:what|which|whose|how)$/.test(opener)) return false;
  return /^(?:P?DT|PRP\$?|NNP?S?)$/.test(tree.at(verb + 1)?.penn ?? "");
}

/** “All the room were booked”: the noun may be wrong instead of the verb (grammar/noun-number). */
const isWholeOf = (tree: DependencyTree, subject: number): boolean =>
  tree.at(subject)?.penn === "NN" && /^(?:all|both)$/.test(tree.at(tree.span(subject).first)?.lower ?? "");

/** Whether the number of the subject is uncertain, as with names, “all the above”, and “a crowd of people were”. */
function isUnsure(a: Parsed, tree: DependencyTree, subject: number, verb: SyntacticWord): boolean {
  const noun = tree.at(subject);
  if (!noun) return true;
  // “All the above are”: one or many.
  if (noun.penn === "JJ" || namesAny.has(noun.lower) || isWholeOf(tree, subject)) return true;
  // “Assembling creative folks seems the first step”: it is what is done that seems.
  if (tree.at(0)?.penn === "VBG" && verb.penn === "VBZ") return true;
  if (isName(a, noun) || isLetter(a, noun) || isOption(a, noun) || isLabel(a, tree, subject)) return true;
  const isCrowd =
    /^an?$/.test(tree.at(tree.child(subject, "det"))?.lower ?? "") && tree.at(subject + 1)?.lower === "of";
  if (isCrowd && verb.penn !== "VBZ") return true;
  // “as it were”; “nor was he”, “the people was he to meet”.
  if (verb.lower === "were" && (noun.lower === "it" || isUnreal(tree, subject))) return true;
  return isFloating(tree, subject) || isNamed(tree, subject) || mayBeVerb(tree, subject);
}

/** Whether the word may not be a verb, or may belong to another subject. */
const isUnsureVerb = (tree: DependencyTree, subject: number, verb: number): boolean =>
  mayBeCompound(tree, verb) ||
  isBehindNeed(tree, verb) ||
  isPartOfSubject(tree, subject, verb) ||
  isAskedAbout(tree, subject, verb) ||
  hasReportBetween(tree, subject, verb) ||
  isInPhrase(tree, subject);

/** Whether a piece makes the parse unreliable: punctuation, a conjunction, or another verb. */
const isBorder = (piece: SyntacticWord): boolean =>
  piece.token.kind === "punctuation" || /^(?:CC|VB[DPZ]|MD|WDT|WP)$/.test(piece.penn);

/** Whether the subject or the verb belongs to another phrase: “did his father”, “was he”. */
function isTaken(tree: DependencyTree, first: number, verb: number): boolean {
  const before = tree.at(first - 1);
  if (before && /^(?:IN|CC|TO|RP|MD)$/.test(before.penn) && (before.arc !== "mark" || before.lower === "for"))
    return true;
  // “Having met you was nice”: it is the meeting that was. “Variables that use it do not move”: they do not.
  if (isObject(tree, first)) return true;
  const asks = /^(?:PRP|WP)$/.test(tree.at(verb + 1)?.penn ?? "") && tree.at(verb)?.lemma === "be";
  return before?.lemma === "do" || asks;
}

/** Whether only parts of the subject and adverbs are between it and its verb. */
function isPlainBetween(tree: DependencyTree, subject: number, verb: number): boolean {
  if (verb - subject > farthest || verb < subject) return false;
  const { first, last } = tree.span(subject);
  if (isTaken(tree, first, verb)) return false;
  const isPair = tree.child(subject, "conj") >= 0;
  return tree.pieces.slice(subject + 1, verb).every((piece, i) => {
    if (isBorder(piece) && !(isPair && piece.penn === "CC")) return false;
    return subject + 1 + i <= last || /^(?:aux|auxpass|neg|advmod)$/.test(piece.arc);
  });
}

/** Whether a noun after “be” may decide the number of the verb: “Around her hair were flowers”. */
function isMadeBehind(tree: DependencyTree, verb: number): boolean {
  const behind = tree.at(tree.child(verb, "attr"));
  return behind !== undefined && /^NNS?$/.test(behind.penn);
}

/** Returns the index of the verb that shows agreement, or of a base form that should. Returns -1 if there is none. */
function tellingVerb(tree: DependencyTree, verb: number): number {
  const [first = -1] = tree.verbGroup(verb);
  const piece = tree.at(first);
  if (!piece || piece.isTail) return -1;
  if (/^VB[DPZ]$/.test(piece.penn)) return first;
  // “He go”: a plain verb with a subject before it and nothing that governs it.
  return piece.penn === "VB" && first === verb && tree.at(verb)?.arc !== "xcomp" ? first : -1;
}

/** Returns the message that explains why the verb should be `fix`. `phrase` is the subject as written. */
function reason(tree: DependencyTree, subject: number, phrase: string, number: SubjectNumber, fix: string): string {
  if (number === "i") return `The verb should agree with “${phrase}”: “${fix}”.`;
  const isPair = number === "many" && tree.child(subject, "conj") >= 0;
  if (isPair) return `Two subjects joined by “and” take a plural verb: “${fix}”.`;
  const shown = phrase.length > 30 ? tree.at(subject)?.token.text : phrase;
  return `The subject “${shown}” is ${number === "one" ? "singular" : "plural"}, so the verb should be “${fix}”.`;
}

function hitAt(a: Parsed, tree: DependencyTree, subject: number): Hit | undefined {
  const head = tree.at(subject)?.head ?? -1;
  const verb = tellingVerb(tree, head);
  const piece = tree.at(verb);
  const noun = tree.at(subject);
  if (!piece || !noun || noun.isTail || isGoverned(tree, head) || !isPlainBetween(tree, subject, verb))
    return undefined;
  if (tree.all(head, "nsubj", "nsubjpass", "expl").length > 1 || isMadeBehind(tree, head)) return undefined;
  const number = numberOf(tree, subject);
  const fix = number && right(piece, number);
  if (
    !fix ||
    isUnsure(a, tree, subject, piece) ||
    isUnsureVerb(tree, subject, verb) ||
    a.lexicon.frequency(fix) < 60 ||
    isQuoted(a, piece.at)
  )
    return undefined;
  // “After a branch merge”: a title seldom ends in a verb.
  if (a.kind === "heading" && verb === tree.pieces.length - 1) return undefined;
  // “An inline note that wraps”: what a clause hangs on is a noun.
  if (/^(?:that|which|who)$/.test(tree.at(verb + 1)?.lower ?? "") && /^VBP?$/.test(piece.penn)) return undefined;
  const start = piece.token.start;
  const phrase = a.text.slice(tree.at(tree.span(subject).first)?.token.start, noun.token.end);
  return {
    start,
    end: start + piece.lower.length,
    message: reason(tree, subject, phrase, number, fix),
    // “This lead to …”: the past is meant as often.
    suggestions: fix === "leads" ? [fix, "led"] : [fix],
  };
}

const pluralPronouns = wordSet("we you they these those i");
const singularPronouns = wordSet("he she it this that everyone everybody someone somebody anyone anybody nobody");

const isPluralLike = ({ penn, lower }: Token): boolean =>
  penn === "NNS" || lower === "and" || pluralPronouns.has(lower);
const isSingularLike = ({ penn, lower }: Token): boolean => penn === "NN" || singularPronouns.has(lower);

/** Matches the tags of words inside a noun phrase. */
const inPhrase = /^(?:DT|PRP\$|JJ[RS]?|NNP?S?|CD|POS|PDT|VBN|VBG)$/;

/** Returns a test for subjects that a verb cannot have, or undefined if it agrees with any. */
function otherNumber({ penn, lower }: Token): ((token: Token) => boolean) | undefined {
  if (penn === "VBZ" || lower === "was") return isPluralLike;
  return penn === "VB" || penn === "VBP" || lower === "were" ? isSingularLike : undefined;
}

/** Returns the index of the last token before `at` whose tag does not match, but at least `first`. */
function backOver(tokens: readonly Token[], first: number, at: number, these: RegExp): number {
  let back = at - 1;
  while (back > first && these.test(tokens[back]?.penn ?? "")) back--;
  return back;
}

/** Returns the index of the head of the likely subject that ends at `end`: “box” in “the box of old letters | are”. */
function headBefore(tokens: readonly Token[], first: number, end: number): number {
  let head = end;
  for (;;) {
    const before = backOver(tokens, first, head + 1, inPhrase);
    const hangsOnNoun = before < head && before > first && /^(?:IN|TO)$/.test(tokens[before]?.penn ?? "");
    if (!hangsOnNoun || end - before > farthest || !/^(?:NNS?|PRP)$/.test(tokens[before - 1]?.penn ?? "")) return head;
    head = before - 1;
  }
}

/** Whether a token takes a subject and the base form after it: “could she go”, “makes it go”. */
const isHelper = ({ penn, lemma }: Token): boolean => penn === "MD" || lemma === "do" || takesPlain.test(lemma);

/** Whether the verb at `at` may disagree with its subject, judged without the parser. */
function mayDisagreeAt(tokens: readonly Token[], first: number, at: number): boolean {
  const verb = tokens[at] as Token;
  const other = otherNumber(verb);
  if (!other) return false;
  const end = backOver(tokens, first, at, /^RB$/);
  if (/^(?:MD|CC)$/.test(tokens[end]?.penn ?? "")) return false;
  const head = headBefore(tokens, first, end);
  if (verb.lower === "was" && tokens[head]?.lower === "i") return false;
  const before = tokens[backOver(tokens, first, head + 1, inPhrase)] as Token;
  if (before.penn === "CC") return other(before);
  const opener = tokens[head]?.penn === "PRP" ? tokens[head - 1] : before;
  if (/^VBP?$/.test(verb.penn) && opener !== undefined && isHelper(opener)) return false;
  return other(tokens[head] as Token);
}

/** Whether a sentence may contain a disagreement and should be parsed. */
function mayDisagree(a: Parsed, { first, last }: Sentence): boolean {
  for (let at = first + 1; at < last; at++) if (mayDisagreeAt(a.tokens, first, at) && !isQuoted(a, at)) return true;
  return false;
}

/** “The boxes on the shelf is full” → “are full”. */
export const subjectAndVerb = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, sentence] of a.sentences.entries()) {
      if (!mayDisagree(a, sentence)) continue;
      const tree = a.tree(i);
      for (const [subject, { arc }] of tree.pieces.entries())
        if (arc === "nsubj" || arc === "nsubjpass") {
          const hit = hitAt(a, tree, subject);
          if (hit) yield hit;
        }
      yield undefined;
    }
  },
});
