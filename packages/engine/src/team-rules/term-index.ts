import { createMemory, remember, wordsOfANovel } from "../text/word-cache.ts";
import { isParticle, type TermEntry } from "./term-entry.ts";
import type { Unit } from "./term-units.ts";
import { basesOf, formBetween, type TermForm } from "./word-form.ts";

/** An entry found in a text, in any spelling: units `first` to `last`, both included. */
export interface TermHit {
  readonly entry: TermEntry;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** Its form in the text, if that is not the entry's own. */
  readonly form: TermForm | undefined;
}

/** Finds terms with any hyphens, spaces, capitals, and endings. */
export type TermIndex = (units: readonly Unit[], sentenceOf: SentenceOf) => TermHit[];

/** The sentence a unit lies in. */
type SentenceOf = (unit: Unit) => number | undefined;

/** What the last unit of a hit can be read as. */
interface Ending {
  readonly text: string;
  readonly end: number;
  /** The folded word when `text` is only what it may be a form of. */
  readonly formOf: string | undefined;
}

interface Walk {
  readonly first: number;
  /** The folded first word when the walk began with what it may be a form of. */
  readonly began: string | undefined;
}

/** A particle verb is inflected at its first word: logs in. */
const isParticleVerb = ({ units }: TermEntry): boolean => units.length > 1 && isParticle(units.at(-1)?.lower ?? "");

/** The first word of a particle verb, and the form it stands in. */
function beganAs({ units, inflects }: TermEntry, began: string): TermForm | undefined {
  return formBetween(units[0]?.lower ?? "", began, { noun: false, verb: inflects.verb });
}

/** The form of the text's last word. “e mails”: it may be more or less than the term's own last word. */
function endsAs({ units, inflects }: TermEntry, ending: Ending, formOf: string): TermForm | undefined {
  const lastUnit = units.at(-1)?.lower ?? "";
  const base = ending.text.endsWith(lastUnit) ? lastUnit : ending.text;
  if (!lastUnit.endsWith(base)) return undefined;
  const word = formOf.slice(ending.text.length - base.length);
  return formBetween(base, word, units.length > 1 ? { noun: inflects.noun, verb: false } : inflects);
}

/** Returns whether an entry is really there, and in which form. */
function confirmed(entry: TermEntry, walk: Walk, ending: Ending): TermForm | "same" | undefined {
  if (walk.began !== undefined)
    return isParticleVerb(entry) && ending.formOf === undefined ? beganAs(entry, walk.began) : undefined;
  if (ending.formOf === undefined) return "same";
  return isParticleVerb(entry) ? undefined : endsAs(entry, ending, ending.formOf);
}

function confirmedHits(
  entries: readonly TermEntry[],
  units: readonly Unit[],
  walk: Walk,
  ending: Ending,
  last: number,
): TermHit[] {
  const start = units[walk.first]?.start ?? 0;
  return entries.flatMap((entry) => {
    const form = confirmed(entry, walk, ending);
    if (form === undefined) return [];
    return { entry, first: walk.first, last, start, end: ending.end, form: form === "same" ? undefined : form };
  });
}

/** The entries with all their units joined, and every beginning of those. */
interface Tables {
  readonly byText: ReadonlyMap<string, readonly TermEntry[]>;
  /** For each beginning, the letters that may follow, as bits: most words are excluded by their first. */
  readonly beginnings: ReadonlyMap<string, number>;
}

const bitAt = (text: string, at: number): number => 1 << (text.charCodeAt(at) & 31);

function addBeginnings(beginnings: Map<string, number>, { role, units }: TermEntry, text: string): void {
  const add = (end: number): void => {
    const begun = text.slice(0, end);
    beginnings.set(begun, (beginnings.get(begun) ?? 0) | bitAt(text, end));
  };
  // The way an approved term is split in the text is unknown: web site, e mail.
  if (role === "right") {
    for (let end = 1; end < text.length; end++) add(end);
    return;
  }
  let end = 0;
  for (const { lower } of units.slice(0, -1)) {
    end += lower.length;
    add(end);
  }
}

function tablesOf(entries: readonly TermEntry[]): Tables {
  const byText = new Map<string, TermEntry[]>();
  const beginnings = new Map<string, number>();
  for (const entry of entries) {
    const text = entry.units.map(({ lower }) => lower).join("");
    addBeginnings(beginnings, entry, text);
    const others = byText.get(text);
    if (others) others.push(entry);
    else byText.set(text, [entry]);
  }
  return { byText, beginnings };
}

/** Builds the index. */
export function createTermIndex(entries: readonly TermEntry[]): TermIndex {
  const { byText, beginnings } = tablesOf(entries);
  const bases = remember(wordsOfANovel, basesOf);

  const endingsOf = ({ lower, bare, end, bareEnd }: Unit): Ending[] => {
    const endings: Ending[] = [{ text: lower, end, formOf: undefined }];
    if (bare !== lower) endings.push({ text: bare, end: bareEnd, formOf: undefined });
    for (const base of bases(bare)) endings.push({ text: base, end: bareEnd, formOf: bare });
    return endings;
  };

  /** Returns the entries that end with unit `last`; `before` is what was passed. */
  const collect = (units: readonly Unit[], walk: Walk, before: string, last: number, hits: TermHit[]): void => {
    const unit = units[last];
    if (!unit) return;
    for (const ending of endingsOf(unit)) {
      const entries = byText.get(before + ending.text);
      if (entries) hits.push(...confirmedHits(entries, units, walk, ending, last));
    }
  };

  /** Returns whether a word alone may be a term in any form; cached, because nearly none may. */
  const alone = createMemory<boolean>(wordsOfANovel);
  const mayBeAlone = (unit: Unit): boolean => {
    const known = alone.get(unit.lower);
    return (
      known ??
      alone.set(
        unit.lower,
        endingsOf(unit).some(({ text }) => byText.has(text)),
      )
    );
  };

  /** Continues from a beginning as long as some entry does, within the sentence. */
  const walkOn = (units: readonly Unit[], walk: Walk, begin: string, sentenceOf: SentenceOf, hits: TermHit[]): void => {
    if (!beginnings.has(begin)) return;
    const opening = units[walk.first];
    const sentence = opening && sentenceOf(opening);
    let text = begin;
    for (let at = walk.first + 1; ; at++) {
      const letters = beginnings.get(text);
      const unit = units[at];
      if (letters === undefined || !unit || (letters & bitAt(unit.lower, 0)) === 0) return;
      if (sentenceOf(unit) !== sentence) return;
      collect(units, walk, text, at, hits);
      text += unit.lower;
    }
  };

  /** Entries that begin with unit `first`. */
  const startAt = (
    units: readonly Unit[],
    first: number,
    unit: Unit,
    sentenceOf: SentenceOf,
    hits: TermHit[],
  ): void => {
    if (mayBeAlone(unit)) collect(units, { first, began: undefined }, "", first, hits);
    walkOn(units, { first, began: undefined }, unit.lower, sentenceOf, hits);
    for (const base of bases(unit.lower)) walkOn(units, { first, began: unit.lower }, base, sentenceOf, hits);
  };

  return (units, sentenceOf) => {
    const hits: TermHit[] = [];
    for (const [first, unit] of units.entries()) if (unit.opens) startAt(units, first, unit, sentenceOf, hits);
    return hits;
  };
}
