import { months } from "../language/months.ts";
import { weekdays } from "../language/weekdays.ts";
import type { SyntacticWord } from "../syntax/syntactic-word.ts";
import { wordSet } from "../text/word-set.ts";
import { nounPhrase, type Phrase } from "./noun-phrase.ts";
import type { Statement } from "./statement.ts";

/** Nouns behind “by” that say when, where, how, or how much, and not who: “by noon”, “by the river”, “by hand”. Written by us. */
const noAgents: ReadonlySet<string> = new Set([
  ...weekdays,
  ...months.map((month) => month.toLowerCase()),
  ...wordSet(`
  then now chance accident mistake hand car train bus plane air sea mail post email phone default law far means way
  virtue nature definition contrast comparison surprise design weight name heart noon night day tomorrow tonight dawn
  dusk midnight deadline end beginning start time morning evening afternoon weekend week month year century decade
  spring summer autumn winter fall moment date age hour minute second proxy courier telephone telegram letter land
  water river lake road roadside wayside window door doorway fire fireside wall gate bridge table bed bedside shore
  coast side corner stairs fence tree track path hedge pool sink desk hearth bank canal percent per cent half third
  quarter factor margin degree amount order magnitude inch foot feet mile miles meter metre meters metres vote votes
  point points rote force intent extension implication analogy reason dint turn turns inches hours minutes seconds
  days weeks months years decades centuries ear sight sound touch feel smell taste candlelight moonlight lamplight
  consent agreement majority acclamation choice necessity election habit instinct custom permission contract auction
  decision vote command subscription lot lots trial error trial-and-error word example
  request appointment invitation law statute decree reference example increments steps stages degrees
`),
]);

/** Verbs with which “by” says how much, or that mean something else in the active voice. Written by us. */
const noVerbs = wordSet(`
  multiply divide increase decrease reduce raise lower delay extend exceed shorten lengthen bear say think believe
  suppose rumor rumour repute schedule sentence situate station seat stand sit park strike take go come pass judge
  mean abide swear profit do group sort classify categorize categorise organize organise rank split filter index count
  arrange list separate distinguish identify measure order segment label break weigh tag cite know call end begin start precede differ vary outnumber bind set base bring get
`);

/** Adverbs that say what a word beside them is limited to, so that they can’t move. Written by us. */
const focusing = wordSet(`
  only even also just merely mainly mostly largely chiefly primarily principally partly partially solely entirely
  exclusively especially particularly specifically notably simply purely again too almost nearly both either neither
  rather probably possibly perhaps hardly scarcely barely rarely seldom all each together first last alone instead
  equally similarly likewise jointly mutually respectively
  otherwise thus therefore hence then so more most less least better best well how not never
`);

/** Determiners whose meaning depends on the order of a sentence. */
const scoped = wordSet("no any few little neither either every each all both most many some none nobody nothing nor");

/** The passive of a clause: the verb, its subject, and who acts. */
export interface Passive {
  readonly verb: number;
  readonly subject: Phrase;
  readonly agent: Phrase;
  readonly by: number;
  readonly auxiliaries: readonly SyntacticWord[];
  readonly adverb: SyntacticWord | undefined;
}

/** Whether a noun phrase can be moved: short, of one kind, and without words whose meaning depends on the order. */
function isMovable(phrase: Phrase, most: number): boolean {
  const { words } = phrase;
  return (
    words.length <= most &&
    !/^(?:CC|IN|,)$/.test(words.at(-1)?.penn ?? "") &&
    !words.some(
      ({ penn, lower, token, arc }, i) =>
        /^(?:PRP\$|W.*|EX)$/.test(penn) ||
        arc === "neg" ||
        // A phrase that goes on behind its noun with an adjective is two: “noon further progress”.
        (/^JJ/.test(penn) && /^NN/.test(words[i - 1]?.penn ?? "")) ||
        /self$|selves$|^(?:own|former|latter|such|other|another|same|only|ones?)$/.test(lower) ||
        (i === 0 && (scoped.has(lower) || lower === "sure" || lower === "not")) ||
        token.kind === "opaque" ||
        (token.kind === "punctuation" && lower !== "-"),
    )
  );
}

function isAgent(phrase: Phrase): boolean {
  const { words, head } = phrase;
  return (
    isMovable(phrase, 8) &&
    // “by diffusion” says how; “by J.” is cut short.
    (words.length > 1 || head.penn !== "NN") &&
    (head.lower.length > 1 || head.penn === "PRP") &&
    /^(?:NNP?S?|PRP)$/.test(head.penn) &&
    !noAgents.has(head.lower) &&
    !noAgents.has(head.lemma) &&
    !words.some(({ penn, arc }) => penn === "CD" || /^(?:relcl|acl|appos|pcomp|ccomp|advcl)$/.test(arc)) &&
    words.every(({ penn, lower }) => !/^(?:IN|TO)$/.test(penn) || lower === "of") &&
    (head.penn !== "PRP" || /^(?:me|us|him|her|them|you)$/.test(head.lower))
  );
}

/** What may stand before the subject of a clause without depending on it: “In 1999,”, “If it rains,”, “and”. */
function isFreeOpening({ tree }: Statement, verb: number, subject: number): boolean {
  return tree.children(verb).every((child) => {
    const piece = tree.at(child);
    if (child >= subject || !piece) return true;
    if (/^(?:punct|cc|mark|advmod|npadvmod)$/.test(piece.arc)) return !/^W/.test(piece.penn);
    // “Like his sister, he was …”: it is said of the subject.
    if (piece.arc === "prep") return tree.child(child, "pcomp") < 0 && !/^(?:like|unlike|as)$/.test(piece.lower);
    return piece.arc === "advcl" && tree.subject(child) >= 0;
  });
}

/** What may follow the verb besides who acts: nothing that depends on who the subject is. */
function isFreeEnding({ tree }: Statement, verb: number): boolean {
  return tree.children(verb).every((child) => {
    const piece = tree.at(child);
    if (child <= verb || !piece) return true;
    if (piece.arc === "advcl" || piece.arc === "conj" || piece.arc === "ccomp") return tree.subject(child) >= 0;
    if (piece.arc === "cc") return tree.children(verb).some((other) => tree.at(other)?.arc === "conj" && other > child);
    if (piece.arc === "xcomp")
      return piece.penn === "VB" && !/^(?:see|hear|make|let|know|find)$/.test(tree.at(verb)?.lemma ?? "");
    return (
      /^(?:punct|prep|prt|agent|advmod|npadvmod|dobj|oprd|mark)$/.test(piece.arc) &&
      (piece.arc !== "prep" || tree.children(child).length > 0)
    );
  });
}

/** Returns the auxiliaries between a subject and a participle, with one adverb at most; undefined if anything else is there. */
function verbGroup(between: readonly SyntacticWord[]): Pick<Passive, "auxiliaries" | "adverb"> | undefined {
  const auxiliaries = between.filter(({ arc }) => arc === "aux" || arc === "auxpass");
  const adverbs = between.filter(({ arc }) => arc === "advmod");
  const [adverb] = adverbs;
  if (adverbs.length > 1 || auxiliaries.length + adverbs.length !== between.length) return undefined;
  if (adverb && (focusing.has(adverb.lower) || !movableAdverb.test(adverb.lower))) return undefined;
  const isContracted = auxiliaries.some(({ isTail, token }) => isTail || /['’]/.test(token.text));
  return isContracted ? undefined : { auxiliaries, adverb };
}

const movableAdverb = /ly$|^(?:often|always|soon|later|once|still|now|already|sometimes)$/;

/** Returns who acts in a passive, if it is named directly behind “by”. */
function agentOf(statement: Statement, verb: number): Pick<Passive, "agent" | "by"> | undefined {
  const { tree } = statement;
  const by = tree.child(verb, "agent");
  const agent = nounPhrase(statement, tree.child(by, "pobj"));
  if (!agent || by < verb || tree.at(by)?.lower !== "by" || agent.first !== by + 1) return undefined;
  const before = tree.at(by - 1);
  if (/^(?:advmod|neg|cc|preconj|punct)$/.test(before?.arc ?? "") || !isAgent(agent)) return undefined;
  // “by President Ann Lee Commissioner”: a name may hold what somebody was appointed.
  if (naming.has(tree.at(verb)?.lemma ?? "") && agent.words.length > 2) return undefined;
  return endsAgent(statement, verb, agent) ? { agent, by } : undefined;
}

/** Verbs with which “to” behind who acts is an aim: “was used by Ann to open it”. Elsewhere it may belong to the noun: “by schemes to dig”. */
const aiming = wordSet(`
  use ask tell order require allow enable force encourage persuade urge permit invite advise teach instruct employ hire
  send pay
`);
/** Verbs with a second object that says what somebody became. */
const naming = wordSet("appoint elect name make declare crown nominate");
/** What begins a clause or says when, and so does not belong to the noun before it. */
const unbound = wordSet(
  "during after before since until because if when while although though unless whenever wherever whereas so and but or yet",
);
const time: ReadonlySet<string> = new Set([...weekdays, ...months.map((month) => month.toLowerCase())]);

/** Whether the verb behind “and” has no subject of its own. */
const goesOnWithVerb = (piece: SyntacticWord | undefined): boolean => /^(?:VB.*|MD|RB)$/.test(piece?.penn ?? "");

/** Whether a noun phrase certainly ends where it was cut: what follows does not belong to it. */
function endsAgent({ tree }: Statement, verb: number, { last, head }: Phrase): boolean {
  const [next, beyond, third] = tree.pieces.slice(last + 1);
  if (!next || next.lower === ".") return beyond === undefined;
  if (next.lower === ",")
    return beyond !== undefined && unbound.has(beyond.lower) && !(beyond.penn === "CC" && goesOnWithVerb(third));
  if (next.penn === "CC") return head.penn === "PRP" && !goesOnWithVerb(beyond);
  if (next.lower === "to") return next.penn === "TO" && aiming.has(tree.at(verb)?.lemma ?? "");
  return unbound.has(next.lower) || (saysMore.test(next.lower) && isFreeBehind(head, beyond));
}

const saysMore = /^(?:in|on|at|for|with|as)$/;

/** Whether a preposition between these says more about the verb, not about the noun: “by Ann in Rome”, “by a dog in 1999”. */
const isFreeBehind = (head: SyntacticWord, next: SyntacticWord | undefined): boolean =>
  /^(?:NNP|PRP)$/.test(head.penn) || next?.penn === "CD" || time.has(next?.lower ?? "");

/** Whether a phrase certainly begins where it was cut: nothing before it can belong to it. */
function beginsPhrase({ tree }: Statement, first: number): boolean {
  const before = tree.at(first - 1);
  return before === undefined || /^(?:,|IN|CC|WRB|VB.*|RB|CD|'')$/.test(before.penn) || before.lower === "that";
}

/** Returns the passive whose participle is `verb`, if it names who acts and can be turned around. */
export function passiveClause(statement: Statement, verb: number): Passive | undefined {
  const { tree } = statement;
  const piece = tree.at(verb);
  if (piece?.penn !== "VBN" || !/^(?:root|conj|ccomp|advcl)$/.test(piece.arc) || noVerbs.has(piece.lemma))
    return undefined;
  const subject = nounPhrase(statement, tree.child(verb, "nsubjpass"));
  const acting = agentOf(statement, verb);
  if (!subject || !acting || subject.last >= verb || !isMovable(subject, 14)) return undefined;
  if (!beginsPhrase(statement, subject.first)) return undefined;
  const group = verbGroup(tree.pieces.slice(subject.last + 1, verb));
  const isFree = isFreeOpening(statement, verb, subject.first) && isFreeEnding(statement, verb);
  return group && isFree ? { verb, subject, ...acting, ...group } : undefined;
}
