import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { checkingOwners, type Person, teamsRun } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type AccountContent, readContent } from "./read-content.ts";
import { loadContent, versionsOf } from "./store.ts";

/** What a person's checks depend on, with a version that changes whenever any of it does. */
export interface VersionedContent extends AccountContent {
  readonly version: string;
}

/** Provides the settings with which each person's texts are checked. */
export interface AccountRulesService {
  /** Returns only the version, with one short query. */
  versionFor(person: Person): Promise<string>;
  contentFor(person: Person): Promise<VersionedContent>;
}

/** The most people whose content is cached, and the most entries of all of them together: about 100 bytes each. */
const mostKept = 200;
const mostEntries = 3_000_000;

const entriesOf = ({ settings: { words, ignores, rules, terms } }: AccountContent): number =>
  words.length + ignores.length + rules.length + terms.length;

/** Reads content from the database when its version is new, and keeps the last of it. */
export function createAccountRules(database: Database, ruleIds: () => readonly string[]): AccountRulesService {
  const kept = new LRUCache<string, Promise<VersionedContent>>({ max: mostKept, maxSize: mostEntries });

  const versionFor = async (person: Person) => {
    const owners = checkingOwners(person);
    const versions = await versionsOf(database, owners);
    const parts = ["4", person.personId, teamsRun(person), versions];
    return createHash("sha256").update(parts.join("|")).digest("base64url").slice(0, 27);
  };

  const load = async (person: Person, version: string): Promise<VersionedContent> => {
    const stored = await loadContent(database, checkingOwners(person));
    return { version, ...readContent(stored, { personId: person.personId, runs: teamsRun(person) }, ruleIds()) };
  };

  return {
    versionFor,
    contentFor: async (person) => {
      const version = await versionFor(person);
      const known = kept.get(version);
      if (known) return known;
      const content = load(person, version);
      kept.set(version, content, { size: 1 });
      content.then(
        (loaded) => kept.set(version, content, { size: 1 + entriesOf(loaded) }),
        () => kept.delete(version),
      );
      return content;
    },
  };
}
