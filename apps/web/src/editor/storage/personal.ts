import { dialects, type Goal, type Target } from "@housestyle/engine";
import { type Ignored, type Order, orders, type Tallies } from "@housestyle/panel";
import { type DialectAndStyle, wishOf } from "./reading.ts";
import type { BrowserDatabase } from "./shape.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The first is used until another is chosen. */
export const snippetSigns = ["\\", ";", "/"] as const;
export type SnippetSign = (typeof snippetSigns)[number];

/** How a person likes the page, and how the text on it is read now. */
export interface Preferences extends DialectAndStyle {
  readonly theme: Theme;
  readonly order: Order;
  /** Targets that are not the usual ones, by goal. */
  readonly targets: Readonly<Partial<Record<Goal, Target>>>;
  /** Whether words may be looked up on the server; undefined until asked. */
  readonly lookUp: "always" | "ask";
  /** Whether all suggestions are shown, including matters of taste. */
  readonly picky: boolean;
  /** The sign that is typed before a snippet’s shortcut. */
  readonly snippetSign: SnippetSign;
}

/** A person’s choices, all stored on this device. */
export interface Personal {
  readonly preferences: Preferences;
  /** How texts of this device are to be read, as far as the writer has chosen it here. */
  readonly chosen: Partial<DialectAndStyle>;
  readonly words: ReadonlySet<string>;
  readonly ignored: ReadonlyMap<string, Ignored>;
  readonly disabled: ReadonlySet<string>;
  /** How often the remarks of each rule were accepted or ignored. */
  readonly tallies: Tallies;
}

/** Before anything was decided; the browser's language picks the English. */
export function freshPersonal(language: string): Personal {
  const dialect = dialects.find((known) => known.toLowerCase() === language.toLowerCase()) ?? "en-US";
  return {
    preferences: {
      dialect,
      style: "general",
      theme: "system",
      order: "place",
      targets: {},
      lookUp: "ask",
      picky: false,
      snippetSign: snippetSigns[0],
    },
    chosen: {},
    words: new Set(),
    ignored: new Map(),
    disabled: new Set(),
    tallies: new Map(),
  };
}

export const personalStores = ["preferences", "words", "ignored", "disabled", "tallies"] as const;

/** Everything a person has decided on this device. */
export async function readPersonal(database: BrowserDatabase, fresh: Personal): Promise<Personal> {
  const transaction = database.transaction(personalStores);
  const [preferenceKeys, keptPreferences, words, ignored, disabled, rules, tallies] = await Promise.all([
    transaction.objectStore("preferences").getAllKeys(),
    transaction.objectStore("preferences").getAll(),
    transaction.objectStore("words").getAll(),
    transaction.objectStore("ignored").getAll(),
    transaction.objectStore("disabled").getAll(),
    transaction.objectStore("tallies").getAllKeys(),
    transaction.objectStore("tallies").getAll(),
  ]);
  const kept = paired(preferenceKeys, keptPreferences);
  const { preferences } = fresh;
  return {
    preferences: {
      ...preferences,
      theme: oneOf(themes, kept.get("theme"), preferences.theme),
      order: oneOf(orders, kept.get("order"), preferences.order),
      targets: readTargets(kept.get("targets")),
      lookUp: oneOf(["always", "ask"], kept.get("lookUp"), preferences.lookUp),
      picky: oneOf([true, false], kept.get("picky"), preferences.picky),
      snippetSign: oneOf(snippetSigns, kept.get("snippetSign"), preferences.snippetSign),
    },
    chosen: wishOf(kept.get("dialect"), kept.get("style")),
    words: new Set(words),
    ignored: new Map(ignored.map((entry) => [entry.id, entry])),
    disabled: new Set(disabled),
    tallies: paired(rules, tallies),
  };
}

/** Maps keys to values, which the database returns in the same order. */
const paired = <Key, Value>(keys: readonly Key[], values: readonly Value[]): ReadonlyMap<Key, Value> =>
  new Map(values.map((value, at) => [keys[at] as Key, value]));

/** Reads targets. Only this page writes them, and anything else is treated as missing. */
function readTargets(kept: unknown): Preferences["targets"] {
  return typeof kept === "object" && kept !== null ? kept : {};
}

function oneOf<Value extends string | boolean>(values: readonly Value[], kept: unknown, otherwise: Value): Value {
  return values.find((value) => value === kept) ?? otherwise;
}
