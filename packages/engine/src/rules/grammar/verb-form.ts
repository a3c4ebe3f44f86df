import type { Parsed } from "../../facts/parsed.ts";
import { homographs } from "../../language/homographs.ts";
import { gerund, participle } from "../../language/inflect.ts";
import { byPast, irregularVerbs } from "../../language/irregular-verbs.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** What a word requires of the verb after it. */
interface Slot {
  readonly message: (fix: string) => string;
  readonly right: (verb: Token) => string | undefined;
}

/** The frequency of “disjointed”. Participles that are rarer are seldom intended. */
const usual = 65;

const isVerb = ({ penn, tag, kind }: Token): boolean => kind === "word" && /^VB/.test(penn) && tag === "VERB";

/** Returns the base form if the verb is in another form, or undefined. */
const plain = (verb: Token): string | undefined =>
  /^VB[DGNZ]$/.test(verb.penn) && verb.lemma !== verb.lower && /^[a-z]{2,}$/.test(verb.lemma) ? verb.lemma : undefined;

const slots: Readonly<Record<"modal" | "to" | "do" | "have" | "preposition", Slot>> = {
  modal: { message: (fix) => `Use the base form after a modal verb such as “can”: “${fix}”.`, right: plain },
  to: { message: (fix) => `Use the base form of the verb after “to”: “${fix}”.`, right: plain },
  do: { message: (fix) => `Use the base form of the verb after “do” or “did”: “${fix}”.`, right: plain },
  have: {
    message: (fix) => `Use the past participle after “have”: “${fix}”.`,
    right(verb) {
      const base = verb.penn === "VB" || verb.penn === "VBP" ? verb.lemma : byPast.get(verb.lower);
      if (base === undefined || base === "be" || base === "have") return undefined;
      const fix = participle(base);
      return fix === verb.lower ? undefined : fix;
    },
  },
  preposition: {
    message: (fix) => `Use the -ing form after a preposition: “${fix}”.`,
    right: (verb) => (verb.penn === "VB" && verb.lower === verb.lemma ? gerund(verb.lower) : undefined),
  },
};

const modals = new Set(
  `can could will would shall should may might must cannot can't couldn't won't wouldn't shan't shouldn't mustn't mightn't`.split(
    " ",
  ),
);
const dos = wordSet("do does did don't doesn't didn't");
const haves = wordSet("have has had haven't hasn't hadn't having");
const prepositions = wordSet("without by of in for at from about before after instead despite upon");

/** Returns which form a word requires of the next verb, or undefined. */
function slotOf(token: Token): keyof typeof slots | undefined {
  if (modals.has(token.lower) && token.penn === "MD") return "modal";
  if (token.penn === "TO" && token.tag === "PART") return "to";
  if (token.tag === "AUX") return dos.has(token.lower) ? "do" : haves.has(token.lower) ? "have" : undefined;
  return prepositions.has(token.lower) && token.penn === "IN" ? "preposition" : undefined;
}

/** Returns the index of the verb after any adverbs, or -1 if another word comes first. */
function verbBehind(a: Parsed, at: number): number {
  for (let i = at + 1; i <= at + 3; i++) {
    const token = a.tokens[i];
    if (!token || token.sentence !== a.tokens[at]?.sentence) return -1;
    if (isVerb(token)) return i;
    if (token.penn !== "RB" || /(?:er|est)$/.test(token.lower)) return -1;
  }
  return -1;
}

/** Matches phrases that look wrong but are correct: “used to”, “need be”, “as to whether”, “had better”. */
const excused =
  /^(?:used|woke|thought|contrast|lighten|supposed|needs|born|made|put|let|set|cut|hit|hurt|shut|cost|rid|spread|burst|thank|according|proved|showed|sewed|mowed|sawed|swelled|got|fit)$/;

/** Participles that end a phrase with “to”: “The thing referred to takes time.” */
const endsInTo = wordSet(
  "refer allude adhere listen agree add attend point object connect belong relate lead talk speak apply",
);

/** Prepositions that form many set phrases with a noun. */
const nounsBehind = wordSet("in of at from about upon");

/** Past forms that are also base forms or other parts of speech: “will bound the area”, “from right to left”. */
const plainToo = wordSet("bound found ground wound fell lay rent left saw liken");

/** Participles that are also base forms of other verbs. */
const participlesToo = wordSet("wound ground bound found lent rent");

function hitAt(a: Parsed, at: number): Hit | undefined {
  const opener = a.tokens[at];
  const slot = opener && slotOf(opener);
  const behind = slot ? verbBehind(a, at) : -1;
  const verb = a.tokens[behind];
  if (
    !slot ||
    !verb ||
    verb.clitic !== undefined ||
    verb.text !== verb.lower ||
    /-/.test(verb.text) ||
    excused.test(verb.lower)
  )
    return undefined;
  const fix = slots[slot].right(verb);
  // “have disjoint interiors”: a verb that is seldom one.
  if (fix === undefined || !a.lexicon.isWord(fix) || (slot === "have" && a.lexicon.frequency(fix) < usual))
    return undefined;
  if (isQuoted(a, behind) || isExcused(a, slot, at, behind)) return undefined;
  return { start: verb.start, end: verb.end, message: slots[slot].message(fix), suggestions: [fix] };
}

/** The tokens around a verb. */
interface Around {
  readonly verb: Token;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  /** The word directly before the verb: the one that requires a form, or an adverb. */
  readonly last: Token | undefined;
}

/** For each requirement, when another form is correct. */
const excuses: Readonly<Record<keyof typeof slots, (around: Around) => boolean>> = {
  // “… but so will entering any other word”: what is done is the subject.
  modal: ({ verb, before }) =>
    // “Not only will upgrading help, …”
    (verb.penn === "VBG" && before?.lower === "only") ||
    (verb.penn === "VBG" && /^(?:so|nor|neither|as|than|what|how|why|where|when)$/.test(before?.lower ?? "")) ||
    !before ||
    !/^(?:PRP|NNS?|NNP|WDT|WP|EX|RB|DT)$/.test(before.penn),
  to: ({ verb, before, next }) =>
    verb.penn === "VBG" ||
    (/^(?:VBN|JJ|NNS?)$/.test(before?.penn ?? "") && verb.penn === "VBN") ||
    // “narrow it down to commits that match”, “connecting to remotes, …”
    (verb.penn === "VBZ" &&
      (endsInTo.has(before?.lemma ?? "") ||
        next?.kind === "punctuation" ||
        /^(?:that|which)$/.test(next?.lower ?? "") ||
        (homographs.has(verb.lemma) && /^(?:WDT|IN|CC)$/.test(next?.penn ?? "")))),
  // “the way they did irritated me”: only a negative shows that the verb is still to come.
  do: ({ verb, last }) => verb.penn === "VBG" || !/n't$|^not$/.test(last?.lower ?? ""),
  have: ({ verb, before, next, last }) =>
    // “The work he has went to a charity.”
    (verb.penn === "VBD" && before?.penn === "PRP" && next?.penn === "TO") ||
    irregularVerbs.get(verb.lemma)?.participle === verb.lower ||
    /^(?:POS|NNS?)$/.test(next?.penn ?? "") ||
    // “while a button has focus”: what somebody has.
    (homographs.has(verb.lower) && last?.penn !== "RB" && !/^(?:DT|PRP\$?)$/.test(next?.penn ?? "")),
  preposition: ({ verb, before, next, last }) =>
    last?.penn === "RB" ||
    // “in turn”, “passed in review”, “in effect”
    (nounsBehind.has(last?.lower ?? "") && homographs.has(verb.lower)) ||
    /^(?:sort|kind)$/.test(before?.lower ?? "") ||
    !/^(?:DT|PRP\$?|NNP|RP|TO)$/.test(next?.penn ?? ""),
};

/** Whether the neighboring words make the form correct. */
function isExcused({ tokens }: Parsed, slot: keyof typeof slots, at: number, behind: number): boolean {
  const verb = tokens[behind] as Token;
  const next = tokens[behind + 1];
  // “have not wound up” has the participle of “wind”.
  if (/^(?:modal|to)$/.test(slot) ? plainToo.has(verb.lower) : slot === "have" && participlesToo.has(verb.lower))
    return true;
  // “to hand-picked guests”, “the can opened”, “due to increased costs”, “to signed 63-bit integers”.
  if (slot !== "do" && /^VB[NDG]$/.test(verb.penn) && /^(?:NNS?|JJ|CD)$/.test(next?.penn ?? "")) return true;
  return excuses[slot]({ verb, next, before: tokens[at - 1], last: tokens[behind - 1] });
}

/** “can giving” → “can give”; “have eat” → “have eaten”; “without pay it” → “without paying it”. */
export const verbForm = defineRule({
  needs: "syntax",
  *check(a) {
    for (let i = 0; i < a.tokens.length; i++) {
      const hit = hitAt(a, i);
      if (hit) yield hit;
    }
  },
});
