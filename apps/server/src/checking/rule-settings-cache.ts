import { isDeepStrictEqual } from "node:util";
import { defaultSettings, type Settings } from "@housestyle/engine";
import { LRUCache } from "lru-cache";
import type { CallJob, RuleSettings } from "./job.ts";

/** The most versions of team content that a worker keeps, so that each is sent and compiled once. */
const mostKept = 16;

/** A worker's cached team content by version. */
export type RuleSettingsCache = LRUCache<string, RuleSettings>;

/** Creates a cache for the versions used last. */
export const createRuleSettingsCache = (): RuleSettingsCache => new LRUCache({ max: mostKept });

/** Returns the team content in the version of a job, cached or sent along, or undefined. */
export function cachedRuleSettings(
  { version, content }: NonNullable<CallJob["accountRules"]>,
  kept: RuleSettingsCache,
): RuleSettings | undefined {
  const found = kept.get(version) ?? (content && withKnownParts(content, kept));
  if (found) kept.set(version, found);
  return found;
}

/** Reuses unchanged parts of an earlier version, which the engine has already compiled. */
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

/**
 * Joins the caller's settings with the team's. If only one has entries, its own array is kept, so that the engine
 * recognizes it.
 */
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
