import type { Span, TokenInfo } from "@housestyle/engine";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";

/** Figures of speech that can be told from the words alone. */
export const figureNames = [
  "anaphora",
  "epistrophe",
  "anadiplosis",
  "epizeuxis",
  "polysyndeton",
  "tricolon",
  "chiasmus",
  "hendiadys",
] as const;

/** A figure of speech where it stands. */
export interface FigureOfSpeech extends Span {
  readonly figure: (typeof figureNames)[number];
}

type Clause = readonly ReadWord[];

const over = (figure: FigureOfSpeech["figure"], words: readonly ReadWord[]): FigureOfSpeech[] => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ figure, start: first.start, end: last.end }] : [];
};

/** What stands between commas, semicolons, colons, dashes and the ends of sentences. */
export function clausesOf({ tokens, words }: ReadSentence): Clause[] {
  const clauses: ReadWord[][] = [[]];
  const byStart = new Map(words.map((word) => [word.start, word]));
  for (const token of tokens) {
    const word = byStart.get(token.start);
    if (word) clauses.at(-1)?.push(word);
    else if (breaks(token)) clauses.push([]);
  }
  return clauses.filter(({ length }) => length > 0);
}

const breaks = ({ text }: TokenInfo): boolean => /^[,;:—–()]|^--/u.test(text);
const carries = ({ tag }: ReadWord): boolean => tag === "NOUN" || tag === "VERB" || tag === "ADJ" || tag === "ADV";
const joined = (words: readonly ReadWord[]): string => words.map(({ lower }) => lower).join(" ");

/** Stretches of neighbours that have something in common, at least so many; an empty key has nothing in common with any. */
function alike<T>(things: readonly T[], keyOf: (thing: T) => string, fewest: number): T[][] {
  const runs: T[][] = [];
  let last = "";
  for (const thing of things) {
    const key = keyOf(thing);
    if (key !== "" && key === last) runs.at(-1)?.push(thing);
    else runs.push([thing]);
    last = key;
  }
  return runs.filter(({ length }) => length >= fewest);
}

const plainStart = /^(?:am|is|are|was|were|have|has|had|do|does|did)$/u;

/** Three clauses or sentences that begin with the same two words. */
const anaphora = (parts: readonly Clause[]): FigureOfSpeech[] =>
  alike(parts, (part) => (part.length < 4 ? "" : joined(part.slice(0, 2))), 3)
    // “He was …, he was …” in a row of plain sentences is a habit rather than a figure.
    .filter(
      ([first]) => !(first?.[0]?.tag === "PRON" && plainStart.test(first[1]?.lower ?? "") && first[0].lower !== "it"),
    )
    .flatMap((run) => over("anaphora", run.flat()));

/** Three that end with the same word, and not with the same clause. */
const epistrophe = (parts: readonly Clause[]): FigureOfSpeech[] =>
  alike(parts, (part) => (part.length < 2 || !carries(part.at(-1) as ReadWord) ? "" : (part.at(-1)?.lower ?? "")), 3)
    .filter((run) => new Set(run.map(joined)).size > 1)
    .flatMap((run) => over("epistrophe", run.flat()));

/** “Fear leads to anger. Anger leads to hate.” */
const anadiplosis = (parts: readonly Clause[]): FigureOfSpeech[] =>
  parts.flatMap((part, i) => {
    const [end, next] = [part.at(-1), parts[i + 1]];
    const isSame =
      end && next && end.tag === "NOUN" && next[0]?.lower === end.lower && part.length > 2 && next.length > 2;
    return isSame ? over("anadiplosis", [...part, ...next]) : [];
  });

/** “never, never, never” */
const epizeuxis = ({ words }: ReadSentence): FigureOfSpeech[] =>
  alike(words, ({ lower }) => lower, 3)
    .filter(([first]) => first && first.tag !== "NUM" && first.lower.length > 2)
    .flatMap((run) => over("epizeuxis", run));

/** “and the rain and the wind and the dark” */
function polysyndeton({ words }: ReadSentence): FigureOfSpeech[] {
  const at = words.flatMap(({ lower, tag }, i) => (lower === "and" && tag === "CCONJ" ? [i] : []));
  const runs: number[][] = [];
  for (const i of at) {
    const run = runs.at(-1);
    if (run && i - (run.at(-1) ?? 0) <= 4 && i - (run.at(-1) ?? 0) > 1) run.push(i);
    else runs.push([i]);
  }
  return runs
    .filter(({ length }) => length >= 3)
    .flatMap((run) => over("polysyndeton", words.slice(Math.max(0, (run[0] ?? 0) - 1), (run.at(-1) ?? 0) + 3)));
}

const shape = (part: Clause): string => {
  const own = part[0]?.tag === "CCONJ" ? part.slice(1) : part;
  const tags = own.map(({ tag }) => (tag === "PROPN" ? "NOUN" : tag));
  const isTold = own.length >= 2 && own.length <= 6 && tags.some((tag) => tag === "VERB" || tag === "ADP");
  return isTold ? tags.join(" ") : "";
};

/** “of the people, by the people, for the people”: three parts of one shape; a list of things is none. */
function tricolon(sentence: ReadSentence): FigureOfSpeech[] {
  const clauses = clausesOf(sentence);
  return clauses.flatMap((clause, i) => {
    const [second, third] = [clauses[i + 1], clauses[i + 2]];
    const own = second ? shape(second) : "";
    if (!second || !third || own === "" || shape(third) !== own) return [];
    // The first may have something in front: “Government of the people, …”
    const first = clause.slice(-own.split(" ").length);
    return shape(first) === own ? over("tricolon", [...first, ...second, ...third]) : [];
  });
}

/** “eat to live, not live to eat”: two words, and then the other way round. */
function chiasmus(sentence: ReadSentence): FigureOfSpeech[] {
  const clauses = clausesOf(sentence).map((clause) => ({
    clause,
    heavy: clause.filter(carries).map(({ lemma }) => lemma),
  }));
  return clauses.flatMap(({ clause, heavy }, i) => {
    const next = clauses[i + 1];
    if (!next || clause.length > 7 || next.clause.length > 7) return [];
    const common = heavy.filter((lemma, at) => next.heavy.includes(lemma) && heavy.indexOf(lemma) === at);
    const [one, other] = common;
    if (common.length !== 2 || one === undefined || other === undefined) return [];
    return next.heavy.indexOf(other) < next.heavy.indexOf(one) ? over("chiasmus", [...clause, ...next.clause]) : [];
  });
}

const twins: ReadonlySet<string> = new Set(
  `sound and fury|law and order|might and main|safe and sound|sick and tired|hale and hearty|part and parcel|kith and kin|heart and soul
  |life and limb|rack and ruin|hue and cry|house and home|grace and favour|nice and warm|nice and easy|nice and cool|good and ready|blood and iron`
    .split("|")
    .map((row) => row.trim()),
);

/** “sound and fury”: one thing by two words. */
const hendiadys = ({ words }: ReadSentence): FigureOfSpeech[] =>
  words.flatMap(({ lower }, i) =>
    lower === "and" && i > 0 && twins.has(joined(words.slice(i - 1, i + 2)))
      ? over("hendiadys", words.slice(i - 1, i + 2))
      : [],
  );

/** Around code and formulas words stand together that are not read together: such a sentence says nothing here, and parts its neighbours. */
const withoutCode = (sentence: ReadSentence): ReadSentence =>
  sentence.length === sentence.words.length ? sentence : { ...sentence, words: [], tokens: [] };

/** The figures of some sentences in a row, in text order. */
export function figuresIn(all: readonly ReadSentence[]): FigureOfSpeech[] {
  const sentences = all.map(withoutCode);
  const whole = sentences.map(({ words }) => words);
  const found = [
    ...anaphora(whole),
    ...epistrophe(whole),
    ...anadiplosis(whole),
    ...sentences.flatMap((sentence) => {
      const clauses = clausesOf(sentence);
      return [
        ...anaphora(clauses),
        ...epistrophe(clauses),
        ...[epizeuxis, polysyndeton, tricolon, chiasmus, hendiadys].flatMap((figures) => figures(sentence)),
      ];
    }),
  ];
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
