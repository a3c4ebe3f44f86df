import type { Parsed } from "../../facts/parsed.ts";
import { isQuoted } from "../../language/quoted.ts";
import { reportingVerbs } from "../../language/reporting-verbs.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import type { SyntacticWord } from "../../syntax/syntactic-word.ts";
import type { Sentence } from "../../text/sentences.ts";
import { wordSet } from "../../text/word-set.ts";

/** Pronouns that can only begin a new clause after a comma. */
const subjects = wordSet("i he she it we they you this these there nobody everyone everybody");

/** Subjects after which a verb such as “know” reports nothing that came before. */
const anyone = wordSet("nobody everyone everybody");

/** Words that make the clause they begin dependent. */
const openers = wordSet(`
  more no regardless whichever given provided providing assuming considering granted if when whenever while although though because
  since as after before until unless once whatever whoever wherever however that which who whose whom what how why where than
  let please whether both hardly scarcely suppose had should were not never neither either nor only just rather so yet but and
  or even for in on at by with without during despite to from of the do does did is are was can could
`);

/** Conjunctions that open a clause before the main one: “When the rain stopped, we went out, …”. */
const clauseOpeners = wordSet(
  "when whenever if because although though while since as after before until unless once now",
);

/** Words that connect the clauses of a sentence, wherever they are. */
const ties = wordSet(`
  so if nor neither either hardly scarcely unless rather whether when while though although as time everytime only care
  like just even whichever whatever whenever because since regardless once
`);

/** Whether a word connects clauses: “so” before an adjective says how much, as in “so many parks”. */
const isTie = ({ lower, penn }: { lower: string; penn: string }, next: string | undefined): boolean =>
  // “after we edit them”, but not “a week after”
  (/^(?:after|before|until|till)$/.test(lower) && /^(?:PRP\$?|DT|NNPS?|VBG)$/.test(next ?? "")) ||
  (ties.has(lower) &&
    !(lower === "like" && penn.startsWith("VB")) &&
    !(lower === "so" && /^(?:JJ|RB)$/.test(next ?? "")) &&
    // “only if”, but “only ten minutes”
    !(/^(?:just|even|only)$/.test(lower) && !/^(?:IN|W.*|MD|VB[DZ])$/.test(next ?? "")));

/** Whether a verb belongs to a dependent clause: “by naming the parts that we need, you …”. */
const isDependent = (tree: DependencyTree, verb: number): boolean => {
  const { arc = "" } = tree.at(verb) ?? {};
  // A clause that nothing introduces is only taken for a dependent one: “their house is still empty”.
  const isIntroduced = tree
    .all(verb, "mark", "advmod")
    .some((each) => /^(?:IN|W.*)$/.test(tree.at(each)?.penn ?? "") || ties.has(tree.at(each)?.lower ?? ""));
  return /^(?:relcl|acl|pcomp)$/.test(arc) || (arc === "advcl" && isIntroduced);
};

/** Whether a clause is a request or thanks: “Please check the file”, “Thank you for your email”. */
function isRequest(tree: DependencyTree, first: number, last: number): boolean {
  const [opener, next] = [tree.at(first)?.lower, tree.at(first + 1)];
  const isOpened =
    (opener === "please" && /^VBP?$/.test(next?.penn ?? "")) || (opener === "thank" && next?.lower === "you");
  return isOpened && tree.pieces.slice(first + 2, last).every(isQuiet);
}

const isQuiet = ({ lower, penn, token }: SyntacticWord): boolean =>
  token.kind === "word" && !ties.has(lower) && !/^(?:VB[DPZ]|MD|W.*|CC)$/.test(penn);

/** Verbs that report even with an object: “He told my sister”. */
const tellers = wordSet("tell ask warn answer write show");

/** Whether a reporting verb has a thing as its object: “I called the bank”. */
const hasThing = (tree: DependencyTree, verb: number): boolean =>
  !tellers.has(tree.at(verb)?.lemma ?? "") && /^NN/.test(tree.at(tree.child(verb, "dobj"))?.penn ?? "");

/** Whether something reports what was said or thought, so that it may belong to the other clause. */
const reports = (tree: DependencyTree, first: number, last: number): boolean =>
  !anyone.has(tree.at(first)?.lower ?? "") &&
  tree.pieces
    .slice(first, last)
    .some(
      ({ lemma, penn }, i) =>
        /^V/.test(penn) &&
        (reportingVerbs.has(lemma) || /^(?:occur|strike)$/.test(lemma)) &&
        !hasThing(tree, first + i),
    );

/** “He is rich, but in practice, he …”: the comma follows a phrase that opens the clause after a conjunction. */
function endsInAside(inside: readonly SyntacticWord[]): boolean {
  const cc = inside.findLastIndex(({ penn }) => penn === "CC");
  return (
    cc >= 0 &&
    /^(?:IN|RB)$/.test(inside[cc + 1]?.penn ?? "") &&
    inside.slice(cc).every(({ penn }) => !/^(?:VB[DPZ]|MD)$/.test(penn))
  );
}

/** Nouns for a time, after which a clause may follow: “the moment I start”. */
const times = wordSet("time times moment minute instant second day days year years week night morning way");

/** Whether a clause begins like one that depends on nothing: “Apart from …” and “Now (that) you have …” do not. */
function opensPlainly([opener, ...rest]: readonly SyntacticWord[]): boolean {
  const [next] = rest;
  if (!opener || /^(?:now|apart|aside|based|according|depending)$/.test(opener.lower)) return false;
  // “The few times I tried, I …”: a time that opens a clause of its own.
  if (/^(?:the|every|each|any)$/.test(opener.lower) && rest.slice(0, 2).some(({ lower }) => times.has(lower)))
    return false;
  if (clauseOpeners.has(next?.lower ?? "") || /^(?:IN|VBG|VBN)$/.test(opener.penn)) return false;
  return !openers.has(opener.lower) || (opener.lower === "the" && next?.penn !== "JJR" && next?.penn !== "RBR");
}

/**
 * Whether the pieces from `first` to before `last` form an independent clause with a subject before its finite verb.
 */
function isPlainClause(tree: DependencyTree, first: number, last: number, mayReport = false): boolean {
  const inside = tree.pieces.slice(first, last);
  if (!opensPlainly(inside)) return false;
  if (
    inside.some(
      ({ lower, penn, token }, i) =>
        isTie({ lower, penn }, inside[i + 1]?.penn) || /[-–—:;()“”"?!]/.test(token.text.slice(0, 1)),
    )
  )
    return false;
  if (endsInAside(inside)) return false;
  // “Chances are, they have forgotten.”
  if ((!mayReport && reports(tree, first, last)) || inside.at(-1)?.lemma === "be") return false;
  // A relative pronoun is the subject of another clause: “The men who were with him, however, I knew.”
  return inside.some(
    ({ arc, head: verb, penn }, i) =>
      /^(?:nsubj|nsubjpass|expl)$/.test(arc) &&
      !penn.startsWith("W") &&
      !isDependent(tree, verb) &&
      verb > first + i &&
      verb < last &&
      tree.finite(verb) >= first,
  );
}

/** Adverbs that begin a sentence but cannot join two clauses. */
const adverbs = wordSet("however therefore moreover furthermore nevertheless nonetheless consequently");

/** Verbs that the clause after the adverb may complete: “It turned out, however, he was right.” */
const completed = wordSet("turn show prove seem appear happen find mean require demand suggest");

/**
 * Returns the index of the comma in “It was raining, however we went out”, with or without a comma after the adverb, or
 * -1.
 */
function spliceBeforeAdverb(tree: DependencyTree): number {
  const size = tree.pieces.length;
  const at = tree.pieces.findIndex(
    ({ lower }, i) => i > 2 && lower === "," && adverbs.has(tree.at(i + 1)?.lower ?? ""),
  );
  if (at < 0 || tree.at(size - 1)?.token.text !== ".") return -1;
  const isSetOff = tree.at(at + 2)?.lower === ",";
  const next = at + (isSetOff ? 3 : 2);
  if (!opensSecond(tree, next, isSetOff) || size - next < (isSetOff ? 3 : 4)) return -1;
  if (tree.pieces.some(({ lower }, i) => lower === "," && i !== at && !(isSetOff && i === at + 2))) return -1;
  if (tree.pieces.slice(0, at).some(({ lemma }) => completed.has(lemma))) return -1;
  return isPlainClause(tree, 0, at) && isPlainClause(tree, next, size - 1, isSetOff) ? at : -1;
}

/** Whether a subject follows the adverb; “Do it, however you like” has none of its own. */
function opensSecond(tree: DependencyTree, next: number, isSetOff: boolean): boolean {
  const subject = tree.at(next)?.lower ?? "";
  if (subject === "you") return isSetOff;
  return subjects.has(subject) || (isSetOff && opensClause(tree, next));
}

const isNot = (lower: string): boolean => lower === "not" || lower === "n't";

/** Whether a pronoun, or “the sun” with its verb, begins a clause at `at`. */
function opensClause(tree: DependencyTree, at: number): boolean {
  const opener = tree.at(at);
  if (subjects.has(opener?.lower ?? "")) return true;
  // “I have attached it, please tell me”: after a subject of its own, the request is a second sentence.
  if (opener?.lower === "please") return tree.at(at + 1)?.penn === "VB";
  if (!nounOpeners.has(opener?.lower ?? "") || tree.pieces.length > longest) return false;
  const verb = tree.at(at + 2);
  // “He shook his head, his lips pressed together.”
  if (opener?.penn === "PRP$" && /ed$/.test(verb?.lower ?? "")) return false;
  return /^NNS?$/.test(tree.at(at + 1)?.penn ?? "") && /^(?:VB[DZP]|MD)$/.test(verb?.penn ?? "");
}

/** Words that begin a noun phrase, and the most pieces of a sentence in which such a phrase may begin a clause. */
const nounOpeners = wordSet("the my his her our their your many some most all");
const longest = 24;

/** Returns the index of the comma that ends a dependent clause at the start of the sentence, or -1. */
function openingComma(tree: DependencyTree, commas: readonly number[]): number {
  const [opener, next] = [tree.at(0)?.lower ?? "", tree.at(1)?.lower];
  const [comma = -1, second = -1] = commas;
  if (!clauseOpeners.has(opener) || (opener === "now" && next !== "that") || second < 0) return -1;
  return tree.pieces.slice(1, comma).some(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn)) ? comma : -1;
}

/** Whether two clauses begin alike, which is a figure of speech: “He came home, he sat down”. */
function isParallel(tree: DependencyTree, from: number, at: number): boolean {
  const [one, two] = [tree.at(from)?.lower ?? "", tree.at(at + 1)?.lower];
  if (one !== two) return false;
  const negated = tree.pieces.filter(({ lower }) => isNot(lower)).length;
  const longestPair = nounOpeners.has(one) ? 5 : 8;
  return at - from < longestPair && negated < 2;
}

/** “It is not this, it is that.” */
const isCorrected = (tree: DependencyTree, from: number, at: number): boolean =>
  tree.at(at + 2)?.lemma === "be" &&
  tree.pieces.slice(from, at).some(({ lower }, i) => isNot(lower) && tree.at(from + i - 1)?.lemma === "be");

/** Returns the index of the first piece of the clause before the comma at `at`, after what opens the sentence; or -1. */
function clauseBefore(commas: readonly number[], opening: number, at: number): number {
  const first = commas.filter((comma) => comma < at);
  // A comma before that one may set off a word, a phrase, or a clause that opens the sentence.
  if (first.length > 1 || (opening < 0 && (first[0] ?? 0) > 4)) return -1;
  const from = first.length > 0 ? (first[0] ?? 0) + 1 : 0;
  return at - from < (opening < 0 ? 3 : 2) ? -1 : from;
}

/** Returns the index of the comma between two independent clauses, or -1 if the sentence has another structure. */
function spliceIn(tree: DependencyTree): number {
  const size = tree.pieces.length;
  const commas = tree.pieces.flatMap(({ lower }, i) => (lower === "," ? [i] : []));
  const opening = openingComma(tree, commas);
  const at = commas.find((comma) => comma > opening && opensClause(tree, comma + 1)) ?? -1;
  const end = tree.at(size - 1)?.token.text;
  if (at < 4 || size - at < 5 || end !== "." || commas.some((comma) => comma > at)) return -1;
  const from = clauseBefore(commas, opening, at);
  if (from < 0 || isParallel(tree, from, at) || isCorrected(tree, from, at)) return -1;
  const isFirst = isPlainClause(tree, from, at) || isRequest(tree, from, at);
  const isSecond = isPlainClause(tree, at + 1, size - 1) || tree.at(at + 1)?.lower === "please";
  return isFirst && isSecond ? at : -1;
}

function hitIn(a: Parsed, tree: DependencyTree): Hit | undefined {
  const before = spliceBeforeAdverb(tree);
  const at = before < 0 ? spliceIn(tree) : before;
  const comma = tree.at(at)?.token;
  const next = tree.at(at + 1)?.token;
  if (!comma || !next || isQuoted(a, tree.at(at)?.at ?? 0)) return undefined;
  const capital = next.text.slice(0, 1).toUpperCase() + next.text.slice(1);
  if (before >= 0)
    return {
      start: comma.start,
      end: next.end,
      message: `“${capital}” can’t join two complete sentences with only a comma before it.`,
      suggestions:
        tree.at(at + 2)?.lower === "," ? [`; ${next.text}`, `. ${capital}`] : [`; ${next.text},`, `. ${capital},`],
    };
  return {
    start: comma.start,
    end: next.end,
    message: "A comma alone can’t join two complete sentences.",
    suggestions: [`. ${capital}`, `; ${next.text}`, `, and ${next.text}`],
  };
}

/**
 * Whether a sentence may be a comma splice, judged by its words alone: a comma before a subject, no connecting word,
 * and no speech.
 */
function mayBeSplice(a: Parsed, { first, last }: Sentence): boolean {
  if (last - first < 9 || a.tokens[last - 1]?.text !== ".") return false;
  const words = a.tokens.slice(first, last);
  if (words.some(({ text }, i) => i > 2 && text === "," && adverbs.has(words[i + 1]?.lower ?? "")))
    return !isQuoted(a, first);
  const at = words.findLastIndex(
    ({ text }, i) =>
      i > 3 &&
      text === "," &&
      (subjects.has(words[i + 1]?.lower.replace(/'.*/, "") ?? "") ||
        words[i + 1]?.lower === "please" ||
        (nounOpeners.has(words[i + 1]?.lower ?? "") && /^(?:VB[DZP]|MD)$/.test(words[i + 3]?.penn ?? ""))),
  );
  if (at < 0 || words.some(({ text }, i) => i > at && text === ",")) return false;
  const opening = clauseOpeners.has(words[0]?.lower ?? "") ? words.findIndex(({ text }) => text === ",") : 0;
  const one = words.slice(opening, at);
  return (
    one.some(({ penn }) => /^(?:VB[DPZ]?|MD)$/.test(penn)) &&
    !one.some(
      ({ lower, penn, lemma }, i) =>
        isTie({ lower, penn }, one[i + 1]?.penn) ||
        (penn.startsWith("VB") && reportingVerbs.has(lemma) && !/^(?:DT|PRP\$)$/.test(one[i + 1]?.penn ?? "")),
    ) &&
    !isQuoted(a, first)
  );
}

/** Flags “I missed the bus, he gave me a lift.” */
export const commaSplice = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, sentence] of a.sentences.entries()) if (mayBeSplice(a, sentence)) yield hitIn(a, a.tree(i));
  },
});
