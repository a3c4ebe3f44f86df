import type { Span } from "@housestyle/engine";
import type { AnalyzedParagraph, ReadWord } from "./analyzed-paragraph.ts";

/** What is put in marks, by the marks a paragraph uses. A last one may stay open: the speech goes on in the next paragraph. */
const inMarks = {
  curly: /“([^”]*)(?:”|$)/gu,
  straight: /(?<![\p{L}\p{N}])"([^"]*)(?:"|$)/gu,
  single: /(?<![\p{L}\p{N}])‘((?:[^’]|’(?=\p{L})|(?<![.,?!…—–;:])’)*)(?:’|$)/gu,
};

const marksOf = (text: string): RegExp =>
  text.includes("“") ? inMarks.curly : text.includes('"') ? inMarks.straight : inMarks.single;

const endsAsSpeech = /[.,?!…—–;:-]\s*$/u;
const beginsAsSpeech = /^[^\p{L}]*(?:\p{Lu}|$)/u;

/**
 * The stretches of a paragraph that somebody says, marks included. A title, a term or “so-called” words are no speech: speech ends
 * with a mark inside, and begins with a capital unless it goes on.
 */
export function speechIn({ text, sentences }: AnalyzedParagraph): Span[] {
  if (sentences.length === 0) return [];
  const found: Span[] = [];
  for (const { 0: whole, 1: inside = "", index } of text.matchAll(marksOf(text))) {
    const closed = /[”"’]$/u.test(whole) && whole.length > 1;
    const ends = closed ? endsAsSpeech.test(inside) : index === 0 || found.length > 0;
    if (ends && (found.length > 0 || beginsAsSpeech.test(inside)))
      found.push({ start: index, end: index + whole.length });
  }
  return found;
}

/** Whether a word is said by somebody. */
export const isWithin = ({ start }: ReadWord, spans: readonly Span[]): boolean =>
  spans.some((span) => start >= span.start && start < span.end);

/** What people do when they say something, but for “say” and “ask”. Written by us. */
const saying = new Set(
  `accuse add address admit admonish advise affirm agree announce answer argue assert assure bark bawl beg begin bellow blurt
  boast breathe burst call cackle chide chime chuckle claim coax command comment complain concede conclude confess
  confide confirm continue coo correct counsel counter croak croon cry curse declare demand deny drawl echo ejaculate
  encourage enquire enthuse exclaim explain express exult fret fume gasp giggle grate grin groan growl grumble grunt
  guess gulp gush hint hiss howl implore inform inquire insist instruct interject interpose interrupt intone jeer
  jest joke lament laugh lie marvel mention moan mumble murmur muse mutter nag note object observe offer opine order
  persist plead pray proclaim promise prompt pronounce propose protest purr quaver query question quip quote rage rasp
  reason reassure recall recite reckon recommend reflect rejoin relate remark remind repeat reply report respond
  resume retort reveal roar scream shout shriek sigh sing smile sneer sneer snap snarl snort sob soothe speak speculate splutter squeak squeal stammer state
  storm stutter suggest swear taunt tease tell thunder urge utter venture voice vow wail warn whimper whine whisper wheeze wonder yell yelp`.split(
    /\s+/,
  ),
);
const plain: ReadonlySet<string> = new Set(["say", "ask"]);

/** Words that say who speaks, and how. */
export interface DialogueTag extends Span {
  readonly verb: string;
  /** Whether it is “said” or “asked”. */
  readonly isPlain: boolean;
  /** A word in -ly that says how. */
  readonly adverb?: Span;
  /** The word in front of the verb or behind it that names who speaks, where it is a name. */
  readonly speaker?: ReadWord | undefined;
}

const isSaying = ({ tag, lemma, text }: ReadWord): boolean =>
  tag === "VERB" && !text.endsWith("ing") && (plain.has(lemma) || saying.has(lemma));

const mayLead = /[,?!…—–-]\s*[”"’]$/u;

/** The words between two places. */
const between = (words: readonly ReadWord[], from: number, to: number): ReadWord[] =>
  words.filter(({ start }) => start >= from && start < to);

/** The tags of a paragraph's speech, in text order. */
export function tagsIn(paragraph: AnalyzedParagraph, speech: readonly Span[]): DialogueTag[] {
  const found = speech.flatMap((span, i) => {
    const next = speech[i + 1]?.start ?? paragraph.text.length;
    const before = speech[i - 1]?.end ?? 0;
    const after = mayLead.test(paragraph.text.slice(span.start, span.end))
      ? tagBehind(paragraph, span.end, next)
      : undefined;
    const ahead = /[,:]\s*$/u.test(paragraph.text.slice(before, span.start))
      ? tagAhead(paragraph, before, span.start)
      : undefined;
    return [ahead, after].flatMap((tag) => tag ?? []);
  });
  return found.filter((tag, i) => found.findIndex(({ start }) => start === tag.start) === i);
}

/** “…,” said Tom quietly; “…,” the old man whispered. */
function tagBehind({ text, words }: AnalyzedParagraph, from: number, to: number): DialogueTag | undefined {
  const stop = /[.;:?!”"]/u.exec(
    text.slice(from, to).replace(/\b(?:Mr|Mrs|Ms|Dr|St)\./gu, (title) => "_".repeat(title.length)),
  );
  const own = between(words, from, stop ? from + stop.index : to);
  const at = own.slice(0, 5).findIndex(({ tag }) => tag === "VERB" || tag === "AUX");
  const verb = own[at];
  if (!verb || !isSaying(verb) || /[,—–]/u.test(text.slice(from, verb.start).trimStart())) return undefined;
  // “Who says …”: only one who may be meant stands in front.
  if (at > 0 && !own.slice(0, at).every(({ tag }) => /^(?:PRON|PROPN|DET|NOUN|ADJ|ADV|NUM)$/.test(tag)))
    return undefined;
  const behind = own.slice(at + 1, at + 4);
  // “…,” he said, when suddenly: what begins anew says nothing of how.
  const end = behind.findIndex(({ tag }) => /^(?:SCONJ|CCONJ|VERB|AUX)$/.test(tag));
  const near = [own[at - 1], ...behind.slice(0, end < 0 ? behind.length : end)].flatMap((word) => word ?? []);
  return tagOf(verb, near);
}

/** He whispered, “…” */
function tagAhead({ words }: AnalyzedParagraph, from: number, to: number): DialogueTag | undefined {
  const own = between(words, from, to).slice(-4);
  const at = own.findIndex(isSaying);
  const verb = own[at];
  return (
    verb &&
    tagOf(
      verb,
      [own[at - 1], ...own.slice(at + 1)].flatMap((word) => word ?? []),
    )
  );
}

function tagOf(verb: ReadWord, near: readonly ReadWord[]): DialogueTag {
  const adverb = near.find(({ tag, lower }) => tag === "ADV" && lower.endsWith("ly") && lower !== "only");
  const speaker = near.find(({ tag }) => tag === "PROPN");
  return {
    ...{ start: verb.start, end: verb.end, verb: verb.lemma, isPlain: plain.has(verb.lemma), speaker },
    ...(adverb && { adverb: { start: adverb.start, end: adverb.end } }),
  };
}
