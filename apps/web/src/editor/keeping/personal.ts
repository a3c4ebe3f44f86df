import { type Dialect, defaultSettings, dialects, type Settings, type Style, styles } from "@housestyle/engine";
import type { Ignored } from "../remarks/ignored.ts";
import { type Order, orders } from "../remarks/order.ts";
import type { Database } from "./database.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** How a person likes the page. */
export interface Preferences {
  readonly dialect: Dialect;
  readonly style: Style;
  readonly theme: Theme;
  readonly order: Order;
}

/** What a person has decided, all of it kept on this device. */
export interface Personal {
  readonly preferences: Preferences;
  readonly words: ReadonlySet<string>;
  readonly ignored: ReadonlyMap<string, Ignored>;
  readonly disabled: ReadonlySet<string>;
}

/** Before anything was decided; the browser's language picks the English. */
export function freshPersonal(language: string): Personal {
  const dialect = dialects.find((known) => known.toLowerCase() === language.toLowerCase()) ?? "en-US";
  return {
    preferences: { dialect, style: "general", theme: "system", order: "place" },
    words: new Set(),
    ignored: new Map(),
    disabled: new Set(),
  };
}

/** What the engine needs to know of it. */
export function settingsOf(personal: Personal): Settings {
  return {
    ...defaultSettings,
    style: personal.preferences.style,
    words: [...personal.words],
    disabled: [...personal.disabled],
  };
}

/** Everything a person has decided on this device. */
export async function readPersonal(database: Database, fresh: Personal): Promise<Personal> {
  const transaction = database.transaction(["preferences", "words", "ignored", "disabled"]);
  const [dialect, style, theme, order, words, ignored, disabled] = await Promise.all([
    transaction.objectStore("preferences").get("dialect"),
    transaction.objectStore("preferences").get("style"),
    transaction.objectStore("preferences").get("theme"),
    transaction.objectStore("preferences").get("order"),
    transaction.objectStore("words").getAll(),
    transaction.objectStore("ignored").getAll(),
    transaction.objectStore("disabled").getAll(),
  ]);
  const { preferences } = fresh;
  return {
    preferences: {
      dialect: oneOf(dialects, dialect, preferences.dialect),
      style: oneOf(styles, style, preferences.style),
      theme: oneOf(themes, theme, preferences.theme),
      order: oneOf(orders, order, preferences.order),
    },
    words: new Set(words),
    ignored: new Map(ignored.map((entry) => [entry.id, entry])),
    disabled: new Set(disabled),
  };
}

function oneOf<Value extends string>(values: readonly Value[], kept: unknown, otherwise: Value): Value {
  return values.find((value) => value === kept) ?? otherwise;
}

/** Keeps what differs between two states, row by row, so that two tabs add to each other. */
export async function writePersonal(database: Database, before: Personal, after: Personal): Promise<void> {
  const transaction = database.transaction(["preferences", "words", "ignored", "disabled"], "readwrite");
  const preferences = transaction.objectStore("preferences");
  const changed = (["dialect", "style", "theme", "order"] as const).filter(
    (key) => before.preferences[key] !== after.preferences[key],
  );
  const words = transaction.objectStore("words");
  const disabled = transaction.objectStore("disabled");
  const ignored = transaction.objectStore("ignored");
  await Promise.all([
    ...changed.map((key) => preferences.put(after.preferences[key], key)),
    ...without(after.words, before.words).map((word) => words.put(word, word)),
    ...without(before.words, after.words).map((word) => words.delete(word)),
    ...without(after.disabled, before.disabled).map((rule) => disabled.put(rule, rule)),
    ...without(before.disabled, after.disabled).map((rule) => disabled.delete(rule)),
    ...[...after.ignored].filter(([id]) => !before.ignored.has(id)).map(([id, entry]) => ignored.put(entry, id)),
    ...[...before.ignored.keys()].filter((id) => !after.ignored.has(id)).map((id) => ignored.delete(id)),
    transaction.done,
  ]);
}

function without(these: ReadonlySet<string>, those: ReadonlySet<string>): string[] {
  return [...these].filter((entry) => !those.has(entry));
}
