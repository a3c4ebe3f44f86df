import { inSameForm, type Span } from "@housestyle/engine";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import { rowsOf } from "../analysis/phrase-list.ts";
import { acts, deeds, weakVerbs } from "../lists/nominalisations.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";

/** A verb that is hidden in a noun. */
export interface HiddenVerb extends Span {
  /** What would be said plainly: “decided”, “implementing”. */
  readonly verb: string;
}

const verbs = (list: string): ReadonlyMap<string, string> =>
  new Map(rowsOf(list).map(([noun, [verb = ""]]) => [noun, verb]));
const verbOfAct = verbs(acts);
const verbOf: ReadonlyMap<string, string> = new Map([...verbOfAct, ...verbs(deeds)]);
const nounsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(weakVerbs).map(([verb, nouns]) => [verb, new Set(nouns.trim().split(/\s+/))]),
);
/** What may stand between the weak verb and the noun. With an adjective the noun says more than the verb would. */
const between: ReadonlySet<string> = new Set(["a", "an", "the", "some", "any"]);
const particles: ReadonlySet<string> = new Set(["out"]);

/** What is as often a thing as an act: the collection of stamps. */
const things: ReadonlySet<string> = new Set(
  "addition application collection combination development documentation generation publication representation".split(
    " ",
  ),
);

/** Whether a word is a noun that is made of a verb. */
export const isNominalisation = ({ tag, lemma }: ReadWord): boolean => tag === "NOUN" && verbOfAct.has(lemma);

const adjoin = (words: readonly ReadWord[], from: number, to: number): boolean =>
  words.slice(from, to).every((word, i) => (words[from + i + 1]?.start ?? 0) - word.end === 1);

/** “made a decision”: a weak verb, perhaps an article, a noun that is a verb. */
function behindWeakVerb(words: readonly ReadWord[], at: number): HiddenVerb | undefined {
  const weak = words[at];
  if (weak?.tag !== "VERB") return undefined;
  const carries = weak.lemma === "carry" && particles.has(words[at + 1]?.lower ?? "");
  const nouns = nounsOf.get(carries ? "conduct" : weak.lemma);
  if (!nouns) return undefined;
  let next = carries ? at + 2 : at + 1;
  if (between.has(words[next]?.lower ?? "")) next++;
  const noun = words[next];
  if (noun?.tag !== "NOUN" || !nouns.has(noun.lemma) || !adjoin(words, at, next)) return undefined;
  // “made a decision tree”: the noun only says of what kind another one is.
  const behind = words[next + 1];
  if (behind?.tag === "NOUN" && behind.start - noun.end === 1) return undefined;
  const verb = inSameForm(weak.text, weak.lemma, "VERB", verbOf.get(noun.lemma) ?? noun.lemma);
  return { start: weak.start, end: noun.end, verb };
}

/** “the implementation of”: an act of which a verb would say more shortly. */
function beforeOf(words: readonly ReadWord[], at: number): HiddenVerb | undefined {
  const [the, noun, of] = [words[at], words[at + 1], words[at + 2]];
  if (the?.lower !== "the" || of?.lower !== "of" || noun?.tag !== "NOUN" || noun.lower !== noun.lemma) return undefined;
  const verb = verbOfAct.get(noun.lemma);
  if (verb === undefined || things.has(noun.lemma) || !adjoin(words, at, at + 2)) return undefined;
  return { start: the.start, end: of.end, verb: inSameForm("doing", "do", "VERB", verb) };
}

function hiddenIn({ words }: ReadSentence): HiddenVerb[] {
  return words.flatMap((_, at) => behindWeakVerb(words, at) ?? beforeOf(words, at) ?? []);
}

/** The verbs that are hidden in a text, in its order. */
export const hiddenVerbs = occurrenceFinder(({ sentences }) => sentences.flatMap(hiddenIn));
