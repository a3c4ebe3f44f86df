import type { Analysis } from "../facts/analysis.ts";
import type { Finding } from "../findings/finding.ts";
import { apostrophes, opensSentence } from "../pattern/replace.ts";
import type { Term } from "../settings/settings.ts";
import { firstWhere } from "../text/first-where.ts";
import { wordSet } from "../text/word-set.ts";
import { inCase, isAllCaps } from "./in-case.ts";
import { isParticle, type TermEntry, termEntries } from "./term-entry.ts";
import { createTermIndex, type TermHit } from "./term-index.ts";
import { type Joint, type Unit, unitsOf } from "./term-units.ts";
import { phraseInForm } from "./word-form.ts";

/** A team's terms, compiled. */
export interface TermLane {
  readonly idle: boolean;
  readonly needsTags: boolean;
  read(a: Analysis): Finding[];
}

/** A hit and what follows from it. */
interface Judged {
  readonly hit: TermHit;
  readonly verdict: "fine" | "flagged" | "nothing";
  readonly finding: Finding | undefined;
  /** Written with the entry's own hyphens and blanks. */
  readonly asEntered: boolean;
}

/** Apostrophes, hyphens and blanks as a team would type them. */
const plainly = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll("‑", "-")
    .replace(/[\s\u00AD]+/g, (gap) => (/\s/.test(gap) ? " " : ""));

const capital = /\p{Lu}/u;

/** Words so common that one of them and another word are hardly ever a term split in two: now here, no where. */
const functionWords = wordSet(`
  a an the to of no so now any every some all may can for be as it is he we me my there or and not what who how when
`);

const jointsAlike = (entry: readonly Unit[], text: readonly Unit[]): boolean =>
  entry.length === text.length &&
  entry.every((unit, i) => {
    const other: Joint | undefined = text[i]?.joint;
    return i === 0 || other === unit.joint;
  });

/** Returns whether token `index` needs a capital: at the beginning of a sentence or a quotation, or after a colon. */
function capitalIsDue(a: Analysis, index: number): boolean {
  if (opensSentence(a, index)) return true;
  const before = a.tokens[index - 1]?.text;
  return before !== undefined && /^[:“"‘(•–—*-]$/.test(before);
}

const capitalFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Every word of a heading as it should be, or with a capital in front. */
function isTitleForm(written: string, right: string): boolean {
  const words = written.split(/(?<=[\s-])/);
  const expected = right.split(/(?<=[\s-])/);
  return (
    words.length === expected.length &&
    words.every((word, i) => word === expected[i] || word === capitalFirst(expected[i] ?? ""))
  );
}

/** Returns whether an approved term may be written this way: as entered, or with the capitals of its position. */
function isLegal(a: Analysis, first: number, written: string, right: string): boolean {
  if (written === right) return true;
  if (written === right.toUpperCase() && (right === right.toLowerCase() || a.kind === "heading" || a.of(isAllCaps)))
    return true;
  if (written === capitalFirst(right) && capitalIsDue(a, first)) return true;
  return a.kind === "heading" && isTitleForm(written, right);
}

/** “log in” is a verb, whatever the team writes for the noun. */
function isParticleVerb(a: Analysis, entry: TermEntry, units: readonly Unit[]): boolean {
  const last = units.at(-1);
  if (units.length < 2 || last?.joint !== " " || !isParticle(last.lower)) return false;
  const head = a.tokens[units[0]?.token ?? -1];
  return entry.units.at(-1)?.joint !== " " && head?.tag === "VERB";
}

/** Returns whether the text means an approved term at all. */
function isMeant(a: Analysis, { entry, form }: TermHit, units: readonly Unit[], written: string): boolean {
  const name = capital.test(entry.text);
  if (form !== undefined && name && !capital.test(written)) return false;
  if (entry.units.length === 1 && units.length > 1) {
    if (units.length > 2 || functionWords.has(units[0]?.lower ?? "")) return false;
  }
  return !isParticleVerb(a, entry, units);
}

/** Forms that only verbs have; the tagger takes some of them for adjectives. */
const ofVerbsOnly: ReadonlySet<string | undefined> = new Set(["past", "participle", "gerund"]);

/** Returns whether the decisive word has a part of speech that the entry requires; if unclear, it has. */
function hasTag(a: Analysis, { entry, form }: TermHit, found: readonly Unit[]): boolean {
  const { tags, units } = entry;
  const at = tags?.includes("VERB") && units.length > 1 ? found[0] : found.at(-1);
  const tag = a.tokens[at?.token ?? -1]?.tag;
  if (!tags || tag === undefined || tag === "X" || tags.includes(tag)) return true;
  return tag === "ADJ" && tags.includes("VERB") && ofVerbsOnly.has(form);
}

function finding(a: Analysis, { entry, start, end }: TermHit, suggestions: readonly string[]): Finding {
  const text = a.text.slice(start, end);
  return {
    ruleId: `term/${entry.term.id}`,
    kind: "team",
    level: entry.level,
    start,
    end,
    text,
    message: entry.message,
    suggestions: [...new Set(suggestions.map((each) => apostrophes(a, each)))].filter((each) => each !== text),
    sure: false,
  };
}

/** An approved term: fine as it should be written, flagged in any other writing. */
function judgeRight(a: Analysis, hit: TermHit, units: readonly Unit[]): Judged {
  const first = units[0]?.token ?? 0;
  const written = plainly(a.text.slice(hit.start, hit.end));
  const right = plainly(phraseInForm(hit.entry.text, hit.form));
  const asEntered = jointsAlike(hit.entry.units, units);
  if (isLegal(a, first, written, right)) return { hit, verdict: "fine", finding: undefined, asEntered };
  // “Github-hosted” contains a misspelled name; “mail-based” says nothing about “mail”.
  const whole = units.at(-1)?.closes === true || (capital.test(hit.entry.text) && capital.test(written) && asEntered);
  if (!whole || !isMeant(a, hit, units, written)) return { hit, verdict: "nothing", finding: undefined, asEntered };
  const due = capitalIsDue(a, first) && capital.test(written.slice(0, 1)) && right === right.toLowerCase();
  const suggestion = due ? capitalFirst(right) : phraseInForm(hit.entry.term.text.trim(), hit.form);
  return { hit, verdict: "flagged", finding: finding(a, hit, [suggestion]), asEntered };
}

/** Handles a deprecated term, which is flagged only as entered. */
function judgeWrong(a: Analysis, hit: TermHit, units: readonly Unit[]): Judged {
  const first = units[0]?.token ?? 0;
  const original = a.text.slice(hit.start, hit.end);
  const asEntered = jointsAlike(hit.entry.units, units);
  const expected = plainly(phraseInForm(hit.entry.text, hit.form));
  const fits = asEntered && units.at(-1)?.closes === true && (!hit.entry.exact || plainly(original) === expected);
  if (!fits) return { hit, verdict: "nothing", finding: undefined, asEntered };
  const suggestions = hit.entry.suggestions.map((each) =>
    inCase(a, first, original, phraseInForm(each, hit.form), expected),
  );
  return { hit, verdict: "flagged", finding: finding(a, hit, suggestions), asEntered };
}

function judge(a: Analysis, hit: TermHit, all: readonly Unit[]): Judged {
  const units = all.slice(hit.first, hit.last + 1);
  const nothing: Judged = {
    hit,
    verdict: "nothing",
    finding: undefined,
    asEntered: jointsAlike(hit.entry.units, units),
  };
  if (hit.entry.role === "known") return nothing;
  if (
    units.some(({ token }) => a.tokens[token]?.kind === "opaque") &&
    !hit.entry.units.some(({ lower }) => /[./:@_#]/.test(lower))
  )
    return nothing;
  if (!hasTag(a, hit, units)) return nothing;
  return hit.entry.role === "right" ? judgeRight(a, hit, units) : judgeWrong(a, hit, units);
}

/** Returns a test for whether a span lies inside one of some others. */
function covers(spans: readonly TermHit[]): (hit: TermHit) => boolean {
  const sorted = [...spans].sort((x, y) => x.start - y.start);
  const reach: number[] = [];
  for (const { end } of sorted) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return ({ start, end }) => {
    const behind = firstWhere(sorted.length, (place) => (sorted[place]?.start ?? 0) > start);
    return behind > 0 && (reach[behind - 1] ?? 0) >= end;
  };
}

/**
 * Returns the findings that remain: none inside an approved term that is written correctly, and none that takes another
 * entry for a spelling of an approved term.
 */
function settled(judged: readonly Judged[]): Finding[] {
  const fine = covers(judged.filter(({ verdict }) => verdict === "fine").map(({ hit }) => hit));
  const entered = new Map<string, Set<string>>();
  for (const { hit, asEntered } of judged) {
    if (!asEntered) continue;
    const key = `${hit.start} ${hit.end}`;
    entered.set(key, (entered.get(key) ?? new Set()).add(hit.entry.term.id));
  }
  const isAnother = ({ hit, asEntered }: Judged): boolean =>
    !asEntered && hit.entry.role === "right" && entered.has(`${hit.start} ${hit.end}`);
  return judged.flatMap((each) => (!each.finding || fine(each.hit) || isAnother(each) ? [] : [each.finding]));
}

/** Words whose tag has to be known to tell “login” from “log in”. */
const maySplit = /.{2}-?(?:in|out|up|off|on|down|over|away|back|through)$/;

/** Makes terms ready to read paragraphs. Any number of them costs a look-up or two per word. */
export function createTermLane(terms: readonly Term[]): TermLane {
  const entries = termEntries(terms);
  const index = createTermIndex(entries);
  return {
    idle: entries.length === 0,
    needsTags: entries.some(({ tags, role, text }) => tags !== undefined || (role === "right" && maySplit.test(text))),
    read(a) {
      if (entries.length === 0) return [];
      const units = unitsOf(a.tokens);
      const hits = index(units, ({ token }) => a.tokens[token]?.sentence);
      return hits.length === 0 ? [] : settled(hits.map((hit) => judge(a, hit, units)));
    },
  };
}
