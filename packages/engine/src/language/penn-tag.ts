import type { Tag, Token } from "../text/token.ts";
import { isPlural } from "./grammatical-number.ts";
import { gerund, participle, past, thirdPerson, verbBases } from "./inflect.ts";

/** The tags of the Penn Treebank that a pattern may name, and the universal tags each may come from. */
export const pennTags: Readonly<Record<string, readonly Tag[]>> = {
  CC: ["CCONJ"],
  CD: ["NUM"],
  DT: ["DET", "PRON"],
  EX: ["PRON", "ADV"],
  FW: ["X"],
  IN: ["ADP", "SCONJ"],
  JJ: ["ADJ"],
  JJR: ["ADJ"],
  JJS: ["ADJ"],
  MD: ["AUX", "VERB"],
  NN: ["NOUN"],
  NNS: ["NOUN"],
  NNP: ["PROPN"],
  NNPS: ["PROPN"],
  PDT: ["DET", "ADJ", "PRON"],
  POS: ["PART"],
  PRP: ["PRON"],
  PRP$: ["PRON", "DET"],
  RB: ["ADV", "PART"],
  RBR: ["ADV"],
  RBS: ["ADV"],
  RP: ["ADP", "PART", "ADV"],
  SYM: ["SYM", "PUNCT"],
  TO: ["ADP", "PART"],
  UH: ["INTJ"],
  VB: ["VERB", "AUX"],
  VBD: ["VERB", "AUX"],
  VBG: ["VERB", "AUX"],
  VBN: ["VERB", "AUX"],
  VBP: ["VERB", "AUX"],
  VBZ: ["VERB", "AUX"],
  WDT: ["DET", "PRON"],
  WP: ["PRON", "DET"],
  WP$: ["PRON", "DET"],
  WRB: ["ADV", "SCONJ"],
};

const modals = /^(?:can|could|will|would|shall|should|may|might|must|ought|cannot|'ll)$/;
const possessives = /^(?:my|your|his|her|its|our|their)$/;
const subjects = /^(?:i|you|we|they|who|that|which|these|those|and|or|people)$/;
const haveOrBe =
  /^(?:have|has|had|having|be|am|is|are|was|were|been|being|get|gets|got)(?:n't)?$|'(?:ve|s|re|m)$|^(?:isn't|aren't|wasn't|weren't)$/;
const particles = /^(?:up|out|off|down|over|away|back|on|in|along|apart|around|through)$/;

const beForms: Readonly<Record<string, string>> = {
  be: "VB",
  am: "VBP",
  are: "VBP",
  is: "VBZ",
  was: "VBD",
  were: "VBD",
  been: "VBN",
  being: "VBG",
};

/** Up to three tokens back, over adverbs: what decides whether “walked” is a participle and “walk” a bare form. */
function governor(tokens: readonly Token[], at: number): Token | undefined {
  for (let i = at - 1; i >= 0 && i >= at - 3; i--) {
    const token = tokens[i];
    if (!token || token.sentence !== tokens[at]?.sentence) return undefined;
    if (token.tag !== "ADV" && token.lower !== "not") return token;
  }
  return undefined;
}

/** Base forms: bare behind “to”, a modal, “do”, or nothing; present behind a subject. */
function bareOrPresent(tokens: readonly Token[], at: number): string {
  const before = governor(tokens, at);
  if (!before || before.kind === "punctuation") return "VB";
  const head = before.lower.replace(/n't$/, "");
  if (/^(?:to|do|does|did|let|help|make)$/.test(head) || modals.test(head) || /'(?:ll|d)$/.test(head)) return "VB";
  return subjects.test(before.lower) || before.tag === "NOUN" || before.tag === "PROPN" || before.tag === "PRON"
    ? "VBP"
    : "VB";
}

/** Whether a form that may be past or participle is a participle, by what stands before it. */
export const isParticipleAt = (tokens: readonly Token[], at: number): boolean => pastOrParticiple(tokens, at) === "VBN";

/** Past or participle by what stands before: “has walked”, “was walked”, “a walked dog”; else the past. */
function pastOrParticiple(tokens: readonly Token[], at: number): string {
  const before = governor(tokens, at);
  if (!before) return "VBD";
  return haveOrBe.test(before.lower) || before.tag === "DET" || before.tag === "ADP" ? "VBN" : "VBD";
}

/** The tag a form of `base` has, or undefined when `head` is none. */
function byForm(tokens: readonly Token[], at: number, head: string, base: string): string | undefined {
  if (head === gerund(base)) return "VBG";
  if (head === thirdPerson(base)) return "VBZ";
  const isPast = head === past(base);
  if (!isPast && head !== participle(base)) return undefined;
  if (past(base) === participle(base)) return pastOrParticiple(tokens, at);
  return isPast ? "VBD" : "VBN";
}

/** The tag by the ending alone, for verbs no rule of ours inflects: travelled, focussing. */
function byEnding(tokens: readonly Token[], at: number, head: string): string | undefined {
  if (head.endsWith("ing")) return "VBG";
  return head.endsWith("ed") ? pastOrParticiple(tokens, at) : undefined;
}

function verbTag(tokens: readonly Token[], at: number, { lower, lemma }: Token): string {
  const head = lower.replace(/n't$/, "").replace(/'(?:s|re|m|ve|ll|d)$/, "");
  if (modals.test(head) || /^(?:wo|ca|sha)$/.test(head)) return "MD";
  const be = beForms[head];
  if (be) return be;
  // The tagger gives some -ing forms no other lemma: doing.
  if (head !== lemma || head.endsWith("ing")) {
    for (const base of verbBases(head)) {
      const tag = byForm(tokens, at, head, base);
      if (tag) return tag;
    }
    const tag = head === lemma ? undefined : byEnding(tokens, at, head);
    if (tag) return tag;
  }
  return bareOrPresent(tokens, at);
}

function degree(lower: string, plain: string, more: string, most: string): string {
  if (/^(?:more|better|worse|less|farther|further|fewer|older|elder)$/.test(lower) || /[^aeiou]{2}ier$/.test(lower))
    return more;
  if (/^(?:most|best|worst|least|farthest|furthest)$/.test(lower) || /(?:[^aeious]|[aeiou][^aeious]e?)est$/.test(lower))
    return most;
  return plain;
}

/** “bigger”, “nicer”: only when what is left is the lemma; “clever” and “other” are no comparatives. */
const isComparative = ({ lower, lemma }: Token): boolean => /er$/.test(lower) && lemma !== lower && lemma !== "";

const isNominal = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(token.tag);
const isVerbal = (token: Token | undefined): boolean => token !== undefined && /^(?:VERB|AUX)$/.test(token.tag);

/** Question words and relative pronouns. */
function interrogative(lower: string, tag: Tag, next: Token | undefined): string | undefined {
  if (lower === "whose") return "WP$";
  if (lower === "what") return isNominal(next) ? "WDT" : "WP";
  if (/^(?:who|whom|whoever|whatever)$/.test(lower)) return "WP";
  if (/^which(?:ever)?$/.test(lower) || (lower === "that" && tag === "PRON" && isVerbal(next))) return "WDT";
  return undefined;
}

const determiner = /^(?:this|that|these|those|some|any|all|both|each|every|either|neither|no|another|a|an|the)$/;

function pronounOrDeterminer({ lower, tag }: Token, next: Token | undefined): string {
  const asked = interrogative(lower, tag, next);
  if (asked) return asked;
  if (possessives.test(lower) && (isNominal(next) || !/^(?:his|her)$/.test(lower))) return "PRP$";
  if (lower === "there" && isVerbal(next)) return "EX";
  if (/^(?:all|both|half|such)$/.test(lower) && next?.tag === "DET") return "PDT";
  return tag === "DET" || determiner.test(lower) ? "DT" : "PRP";
}

/** “give up.”, “sort it out”: a particle behind a verb where no noun phrase follows. */
const isParticle = (tokens: readonly Token[], at: number, next: Token | undefined): boolean =>
  particles.test(tokens[at]?.lower ?? "") &&
  tokens[at - 1]?.tag === "VERB" &&
  (!next || next.kind === "punctuation" || next.tag === "ADP");

function adverbTag(token: Token, next: Token | undefined): string {
  const { lower } = token;
  if (/^(?:how|when|where|why|whenever|wherever)$/.test(lower)) return "WRB";
  if (lower === "there" && isVerbal(next)) return "EX";
  return isComparative(token) ? "RBR" : degree(lower, "RB", "RBR", "RBS");
}

function adjectiveTag(token: Token, next: Token | undefined): string {
  if (/^(?:such|half|all)$/.test(token.lower) && next?.tag === "DET") return "PDT";
  return isComparative(token) ? "JJR" : degree(token.lower, "JJ", "JJR", "JJS");
}

function particleTag({ lower }: Token): string {
  if (lower === "to") return "TO";
  if (lower === "not" || lower === "n't") return "RB";
  return lower.startsWith("'") ? "POS" : "RP";
}

const properTag = ({ lower, lemma }: Token): string =>
  /[^s]s$/.test(lower) && lemma !== lower && !lower.includes("'") ? "NNPS" : "NNP";

/** Makes the Penn tag of a token with some universal tag, given its neighbours. */
type Make = (token: Token, next: Token | undefined, tokens: readonly Token[], at: number) => string;

const makers: Readonly<Record<Tag, Make>> = {
  NOUN: (token) => (isPlural(token) ? "NNS" : "NN"),
  PROPN: properTag,
  VERB: (token, _, tokens, at) => verbTag(tokens, at, token),
  AUX: (token, _, tokens, at) => verbTag(tokens, at, token),
  ADJ: adjectiveTag,
  ADV: (token, next, tokens, at) => (isParticle(tokens, at, next) ? "RP" : adverbTag(token, next)),
  ADP: ({ lower }, next, tokens, at) => (lower === "to" ? "TO" : isParticle(tokens, at, next) ? "RP" : "IN"),
  SCONJ: ({ lower }) => (/^(?:how|when|where|why|whenever|wherever)$/.test(lower) ? "WRB" : "IN"),
  PART: particleTag,
  PRON: pronounOrDeterminer,
  DET: pronounOrDeterminer,
  CCONJ: () => "CC",
  NUM: () => "CD",
  INTJ: () => "UH",
  X: () => "FW",
  SYM: () => "SYM",
  PUNCT: () => "SYM",
};

/**
 * The Penn Treebank tag of token `at`, made from its universal tag, its form and its neighbours; a mark is its own tag.
 * Exact where the form tells (VBZ, VBG, VBN of irregular verbs, NNS, JJS). Approximate where only the sentence can:
 * VB or VBP, VBD or VBN of regular verbs, IN or RP, NNPS. “John’s” and “don’t” have the tag of what stands
 * before their apostrophe.
 */
export function pennTag(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (!token || token.kind === "punctuation") return token?.text ?? "";
  const next = tokens[at + 1];
  return makers[token.tag](token, next?.sentence === token.sentence ? next : undefined, tokens, at);
}
