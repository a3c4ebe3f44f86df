import { type Personal, personalStores } from "./personal.ts";
import type { BrowserDatabase } from "./shape.ts";

const preferenceNames = ["theme", "order", "targets", "lookUp", "picky", "snippetSign"] as const;

const readingNames = ["dialect", "style"] as const;

/** Keeps what differs between two states, row by row, so that two tabs add to each other. */
export async function writePersonal(database: BrowserDatabase, before: Personal, after: Personal): Promise<void> {
  const transaction = database.transaction(personalStores, "readwrite");
  const preferences = transaction.objectStore("preferences");
  const writing = Promise.all([
    ...puts(preferences, before.preferences, after.preferences, preferenceNames),
    ...puts(preferences, before.chosen, after.chosen, readingNames),
    ...changes(transaction.objectStore("words"), byItself(before.words), byItself(after.words)),
    ...changes(transaction.objectStore("disabled"), byItself(before.disabled), byItself(after.disabled)),
    ...changes(transaction.objectStore("ignored"), before.ignored, after.ignored),
    ...changes(transaction.objectStore("tallies"), before.tallies, after.tallies),
    transaction.done,
  ]);
  // All is asked for: a page that is left now has said so in time.
  transaction.commit();
  await writing;
}

interface Rows<Value> {
  readonly put: (value: Value, key: string) => Promise<unknown>;
  readonly delete: (key: string) => Promise<unknown>;
}

const byItself = (words: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map([...words].map((word) => [word, word]));

/** Writes entries that are new or changed, and deletes those that are gone. */
const changes = <Value>(
  rows: Rows<Value>,
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): Promise<unknown>[] => [
  ...[...after].filter(([key, value]) => before.get(key) !== value).map(([key, value]) => rows.put(value, key)),
  ...[...before.keys()].filter((key) => !after.has(key)).map((key) => rows.delete(key)),
];

/** Writes members that are set and have changed. */
const puts = <Name extends string>(
  rows: Rows<unknown>,
  before: Readonly<Partial<Record<Name, unknown>>>,
  after: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): Promise<unknown>[] =>
  names
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map((name) => rows.put(after[name], name));
