import { isDeepStrictEqual } from "node:util";
import { defaultSettings, type Settings } from "@housestyle/engine";
import { LRUCache } from "lru-cache";
import type { CallJob, RuleSettings } from "./job.ts";

/** Versions of team content a worker keeps, so that it is sent and compiled once. */
const mostKept = 16;

/** What a worker keeps of teams, by version. */
export type RuleSettingsCache = LRUCache<string, RuleSettings>;

/** Keeps the last versions that were asked for. */
export const createRuleSettingsCache = (): RuleSettingsCache => new LRUCache({ max: mostKept });

/** What teams have decided, in the version a job names: kept from before or sent along, else undefined. */
export function cachedRuleSettings(
  { version, content }: NonNullable<CallJob["accountRules"]>,
  kept: RuleSettingsCache,
): RuleSettings | undefined {
  const found = kept.get(version) ?? (content && withKnownParts(content, kept));
  if (found) kept.set(version, found);
  return found;
}

/** Parts of an earlier version that are the same are used again: the engine knows them and compiles nothing anew. */
function withKnownParts(content: RuleSettings, kept: RuleSettingsCache): RuleSettings {
  const earlier = [...kept.values()];
  const known = <Part extends keyof RuleSettings>(part: Part): RuleSettings[Part] =>
    earlier.find((each) => isDeepStrictEqual(each[part], content[part]))?.[part] ?? content[part];
  return {
    words: known("words"),
    ignores: known("ignores"),
    rules: known("rules"),
    terms: known("terms"),
    templates: known("templates"),
  };
}

/** The caller's settings and the team's. Where only one has something, its own array stays: the engine knows it again. */
export function joined(given: Partial<Settings>, accountRules: RuleSettings | undefined): Settings {
  const own = { ...defaultSettings, ...given };
  if (!accountRules) return own;
  return {
    ...own,
    words: both(own.words, accountRules.words),
    ignores: both(own.ignores, accountRules.ignores),
    rules: both(own.rules, accountRules.rules),
    terms: both(own.terms, accountRules.terms),
    templates: both(own.templates, accountRules.templates),
  };
}

function both<T>(own: readonly T[], accountRules: readonly T[]): readonly T[] {
  if (own.length === 0) return accountRules;
  return accountRules.length === 0 ? own : [...own, ...accountRules];
}
