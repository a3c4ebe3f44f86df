import type { Level } from "../findings/finding.ts";
import { tokenize } from "../language/tokenize.ts";
import type { Term } from "../settings/settings.ts";
import { masked } from "../text/mask.ts";
import type { Tag } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { type Unit, unitsOf } from "./term-units.ts";
import type { Inflects } from "./word-form.ts";

/**
 * What is looked for because of a term. `right` is how it should be written and finds every other spelling; `wrong` is
 * to be replaced, and only as entered; `known` is found to be left alone.
 */
export type Role = "right" | "wrong" | "known";

/** One form of a term, prepared for look-ups. */
export interface TermEntry {
  readonly term: Term;
  readonly role: Role;
  /** As it is written, without ® and the like. */
  readonly text: string;
  readonly units: readonly Unit[];
  /** The severity of wrong ones. */
  readonly level: Level;
  readonly message: string;
  readonly suggestions: readonly string[];
  /** The tags its last word must have, if the team requires them. */
  readonly tags: readonly Tag[] | undefined;
  readonly inflects: Inflects;
  readonly exact: boolean;
}

const partsOfSpeech: Readonly<Record<string, readonly Tag[]>> = {
  noun: ["NOUN", "PROPN"],
  verb: ["VERB", "AUX"],
  adjective: ["ADJ"],
  adj: ["ADJ"],
  adverb: ["ADV"],
  adv: ["ADV"],
};

const particles = wordSet("in out up off on down over away back through");

/** Returns whether a word is the particle of verbs such as “log in” and “set up”. */
export const isParticle = (word: string): boolean => particles.has(word);

/** Returns a term without the trademark symbols at its end. */
const withoutMarks = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/[®™©℠\s]+$/u, "");

/** Returns how a term can be inflected: according to its part of speech; a name only in the plural. */
function inflectsOf({ text, partOfSpeech = "", matchForms }: Term): Inflects {
  if (matchForms === false) return { noun: false, verb: false };
  const part = partOfSpeech.toLowerCase();
  const stated = Object.hasOwn(partsOfSpeech, part);
  const name = /\p{Lu}/u.test(text);
  return {
    noun: !stated || part === "noun",
    verb: part === "verb" || (!stated && !name),
  };
}

const list = (texts: readonly string[]): string[] => [...new Set(texts.map((each) => each.trim()))].filter(Boolean);

/** Returns what to write instead of a term: its concept's approved terms, otherwise what the entry says. */
function replacementsOf(term: Term, sisters: ReadonlyMap<string, readonly Term[]>): string[] {
  const approved = (sisters.get(term.conceptId ?? "") ?? []).filter(({ id }) => id !== term.id);
  if (approved.length > 0) return list(approved.map(({ text }) => text));
  return list([...(term.replaceWith ?? []), ...(term.replacement?.split("|") ?? [])]);
}

interface TermAdvice {
  readonly role: Role;
  readonly level: Level;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** Returns the message for a term by its status. */
function said(term: Term, sisters: ReadonlyMap<string, readonly Term[]>): TermAdvice {
  const text = term.text.trim();
  const because = term.description?.trim() ? ` ${term.description.trim()}` : "";
  const suggestions = replacementsOf(term, sisters);
  const known: TermAdvice = { role: "known", level: "hint", message: "", suggestions: [] };
  switch (term.status) {
    case "Approved":
      return { role: "right", level: "warning", message: `Write this term as “${text}”.`, suggestions: [text] };
    case "Forbidden":
      return { role: "wrong", level: "error", message: `Don’t use “${text}”.${because}`, suggestions };
    case "Deprecated":
      return { role: "wrong", level: "warning", message: `“${text}” is deprecated.${because}`, suggestions };
    case "Admitted":
      if (suggestions.length === 0) return known;
      return {
        role: "wrong",
        level: "hint",
        message: `The preferred term is “${suggestions[0]}”.${because}`,
        suggestions,
      };
    case "Pending":
    case "Rejected":
      return known;
  }
}

function entry(term: Term, written: string, what: TermAdvice, exact: boolean): TermEntry[] {
  const text = withoutMarks(written);
  const units = unitsOf(tokenize(masked({ text }), text));
  if (units.length === 0) return [];
  const part = term.partOfSpeech?.toLowerCase() ?? "";
  const tags = Object.hasOwn(partsOfSpeech, part) ? partsOfSpeech[part] : undefined;
  return [{ ...what, term, text, units, tags, inflects: inflectsOf(term), exact }];
}

/** Returns everything to look for because of some terms. */
export function termEntries(terms: readonly Term[]): TermEntry[] {
  const sisters = new Map<string, Term[]>();
  for (const term of terms) {
    if (term.status !== "Approved" || !term.conceptId) continue;
    const others = sisters.get(term.conceptId);
    if (others) others.push(term);
    else sisters.set(term.conceptId, [term]);
  }
  return terms.flatMap((term) => {
    const own = entry(term, term.text, said(term, sisters), term.caseSensitive === true);
    if (term.status === "Pending" || term.status === "Rejected") return own;
    const right = term.text.trim();
    const inUse = term.status === "Approved" || term.status === "Admitted";
    // Another spelling of a deprecated term is deprecated as well.
    const misspelt: TermAdvice = inUse
      ? { role: "wrong", level: "warning", message: `The correct term is “${right}”.`, suggestions: [right] }
      : said(term, sisters);
    return [...own, ...(term.variants ?? []).flatMap((variant) => entry(term, variant, misspelt, false))];
  });
}
