import { dialects, type Goal, type Target } from "@housestyle/engine";
import { type Ignored, type Order, orders } from "@housestyle/panel";
import { type Reading, wishOf } from "./reading.ts";
import type { Database } from "./shape.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The first is used until another is chosen. */
export const snippetSigns = ["\\", ";", "/"] as const;
export type SnippetSign = (typeof snippetSigns)[number];

/** How a person likes the page, and how the text on it is read now. */
export interface Preferences extends Reading {
  readonly theme: Theme;
  readonly order: Order;
  /** Targets that are not the usual ones, by goal. */
  readonly targets: Readonly<Partial<Record<Goal, Target>>>;
  /** Whether words may be looked up on the server; undefined until asked. */
  readonly lookUp: "always" | "ask";
  /** What a snippet's shortcut is typed behind. */
  readonly snippetSign: SnippetSign;
}

/** What a person has decided, all of it kept on this device. */
export interface Personal {
  readonly preferences: Preferences;
  /** How texts of this device are to be read, as far as the writer has chosen it here. */
  readonly chosen: Partial<Reading>;
  readonly words: ReadonlySet<string>;
  readonly ignored: ReadonlyMap<string, Ignored>;
  readonly disabled: ReadonlySet<string>;
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
      snippetSign: snippetSigns[0],
    },
    chosen: {},
    words: new Set(),
    ignored: new Map(),
    disabled: new Set(),
  };
}

/** Everything a person has decided on this device. */
export async function readPersonal(database: Database, fresh: Personal): Promise<Personal> {
  const transaction = database.transaction(["preferences", "words", "ignored", "disabled"]);
  const kept = transaction.objectStore("preferences");
  const [dialect, style, theme, order, targets, lookUp, snippetSign, words, ignored, disabled] = await Promise.all([
    kept.get("dialect"),
    kept.get("style"),
    kept.get("theme"),
    kept.get("order"),
    kept.get("targets"),
    kept.get("lookUp"),
    kept.get("snippetSign"),
    transaction.objectStore("words").getAll(),
    transaction.objectStore("ignored").getAll(),
    transaction.objectStore("disabled").getAll(),
  ]);
  const { preferences } = fresh;
  return {
    preferences: {
      dialect: preferences.dialect,
      style: preferences.style,
      theme: oneOf(themes, theme, preferences.theme),
      order: oneOf(orders, order, preferences.order),
      targets: readTargets(targets),
      lookUp: oneOf(["always", "ask"], lookUp, preferences.lookUp),
      snippetSign: oneOf(snippetSigns, snippetSign, preferences.snippetSign),
    },
    chosen: wishOf(dialect, style),
    words: new Set(words),
    ignored: new Map(ignored.map((entry) => [entry.id, entry])),
    disabled: new Set(disabled),
  };
}

/** Written by this page alone; anything else counts as nothing. */
function readTargets(kept: unknown): Preferences["targets"] {
  return typeof kept === "object" && kept !== null ? kept : {};
}

function oneOf<Value extends string>(values: readonly Value[], kept: unknown, otherwise: Value): Value {
  return values.find((value) => value === kept) ?? otherwise;
}

const preferenceNames = ["theme", "order", "targets", "lookUp", "snippetSign"] as const;

const readingNames = ["dialect", "style"] as const;

/** Keeps what differs between two states, row by row, so that two tabs add to each other. */
export async function writePersonal(database: Database, before: Personal, after: Personal): Promise<void> {
  const transaction = database.transaction(["preferences", "words", "ignored", "disabled"], "readwrite");
  const preferences = transaction.objectStore("preferences");
  const changed = preferenceNames.filter((key) => before.preferences[key] !== after.preferences[key]);
  const words = transaction.objectStore("words");
  const disabled = transaction.objectStore("disabled");
  const ignored = transaction.objectStore("ignored");
  const writing = Promise.all([
    ...changed.map((key) => preferences.put(after.preferences[key], key)),
    ...readingNames.flatMap((key) => {
      const value = after.chosen[key];
      return value === undefined || value === before.chosen[key] ? [] : [preferences.put(value, key)];
    }),
    ...without(after.words, before.words).map((word) => words.put(word, word)),
    ...without(before.words, after.words).map((word) => words.delete(word)),
    ...without(after.disabled, before.disabled).map((rule) => disabled.put(rule, rule)),
    ...without(before.disabled, after.disabled).map((rule) => disabled.delete(rule)),
    ...[...after.ignored].filter(([id]) => !before.ignored.has(id)).map(([id, entry]) => ignored.put(entry, id)),
    ...[...before.ignored.keys()].filter((id) => !after.ignored.has(id)).map((id) => ignored.delete(id)),
    transaction.done,
  ]);
  // All is asked for: a page that is left now has said so in time.
  transaction.commit();
  await writing;
}

function without(these: ReadonlySet<string>, those: ReadonlySet<string>): string[] {
  return [...these].filter((entry) => !those.has(entry));
}
