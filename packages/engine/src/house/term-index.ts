import { isParticle, type TermEntry } from "./term-entry.ts";
import type { Unit } from "./term-units.ts";
import { basesOf, formBetween, type WordForm } from "./word-form.ts";

/** An entry found in a text, in whatever writing: units `first` to `last`, both included. */
export interface TermHit {
  readonly entry: TermEntry;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** The form it stands in, when it is not the entry's own. */
  readonly form: WordForm | undefined;
}

/** Finds terms whatever their hyphens, blanks, capitals and endings. */
export type TermIndex = (units: readonly Unit[], sentenceOf: (unit: Unit) => number | undefined) => TermHit[];

/** A text says the same words again and again. */
const mostWords = 40_000;

/** What the last unit of a hit may be read as. */
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

/** A particle verb is inflected in front: logs in. */
const isParticleVerb = ({ units }: TermEntry): boolean => units.length > 1 && isParticle(units.at(-1)?.lower ?? "");

/** The first word of a particle verb, and the form it stands in. */
function beganAs({ units, inflects }: TermEntry, began: string): WordForm | undefined {
  return formBetween(units[0]?.lower ?? "", began, { noun: false, verb: inflects.verb });
}

/** The form of the text's last word. “e mails”: it may be more or less than the term's own last word. */
function endsAs({ units, inflects }: TermEntry, ending: Ending, formOf: string): WordForm | undefined {
  const lastUnit = units.at(-1)?.lower ?? "";
  const base = ending.text.endsWith(lastUnit) ? lastUnit : ending.text;
  if (!lastUnit.endsWith(base)) return undefined;
  const word = formOf.slice(ending.text.length - base.length);
  return formBetween(base, word, units.length > 1 ? { noun: inflects.noun, verb: false } : inflects);
}

/** Whether an entry really stands there, and in which form. */
function confirmed(entry: TermEntry, walk: Walk, ending: Ending): WordForm | "same" | undefined {
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

/** What entries are when all their units are run together, and every beginning of that. */
interface Tables {
  readonly byText: ReadonlyMap<string, readonly TermEntry[]>;
  readonly beginnings: ReadonlySet<string>;
}

function addBeginnings(beginnings: Set<string>, { role, units }: TermEntry, text: string): void {
  // How a right term is split in the text is not known: web site, e mail.
  if (role === "right") for (let end = 1; end < text.length; end++) beginnings.add(text.slice(0, end));
  let begun = "";
  for (const { lower } of units.slice(0, -1)) {
    begun += lower;
    beginnings.add(begun);
  }
}

function tablesOf(entries: readonly TermEntry[]): Tables {
  const byText = new Map<string, TermEntry[]>();
  const beginnings = new Set<string>();
  for (const entry of entries) {
    const text = entry.units.map(({ lower }) => lower).join("");
    addBeginnings(beginnings, entry, text);
    const others = byText.get(text);
    if (others) others.push(entry);
    else byText.set(text, [entry]);
  }
  return { byText, beginnings };
}

/** `basesOf`, remembered. */
function rememberBases(): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word) ?? basesOf(word);
    if (known.size >= mostWords) known.clear();
    known.set(word, found);
    return found;
  };
}

/** Builds the index. */
export function createTermIndex(entries: readonly TermEntry[]): TermIndex {
  const { byText, beginnings } = tablesOf(entries);
  const bases = rememberBases();

  const endingsOf = ({ lower, bare, end, bareEnd }: Unit): Ending[] => {
    const endings: Ending[] = [{ text: lower, end, formOf: undefined }];
    if (bare !== lower) endings.push({ text: bare, end: bareEnd, formOf: undefined });
    for (const base of bases(bare)) endings.push({ text: base, end: bareEnd, formOf: bare });
    return endings;
  };

  /** Entries that end with unit `last`, `before` being what the walk has passed. */
  const collect = (units: readonly Unit[], walk: Walk, before: string, last: number, hits: TermHit[]): void => {
    const unit = units[last];
    if (!unit) return;
    for (const ending of endingsOf(unit)) {
      const entries = byText.get(before + ending.text);
      if (entries) hits.push(...confirmedHits(entries, units, walk, ending, last));
    }
  };

  return (units, sentenceOf) => {
    const hits: TermHit[] = [];
    const walkOn = (walk: Walk, begin: string, sentence: number | undefined): void => {
      let text = begin;
      for (let at = walk.first + 1; beginnings.has(text); at++) {
        const unit = units[at];
        if (!unit || sentenceOf(unit) !== sentence) return;
        collect(units, walk, text, at, hits);
        text += unit.lower;
      }
    };
    for (const [first, unit] of units.entries()) {
      if (!unit.opens) continue;
      const walk: Walk = { first, began: undefined };
      const sentence = sentenceOf(unit);
      collect(units, walk, "", first, hits);
      walkOn(walk, unit.lower, sentence);
      for (const base of bases(unit.lower)) walkOn({ first, began: unit.lower }, base, sentence);
    }
    return hits;
  };
}
