import type { RulesBundle } from "@housestyle/contract";
import type { Settings } from "@housestyle/engine";

/** Who set a rule: a style guide, a term base or the simple style guide, of a team or one's own. */
export type RuleSource = Readonly<RulesBundle["Sources"][string]>;

/** What the account and its teams have decided, ready for the engine. */
export interface AccountRules {
  readonly settings: Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;
  readonly sources: Readonly<Record<string, RuleSource>>;
  /** The source of each rule id: `house/17` → `guide/4/9`. */
  readonly ruleSources: Readonly<Record<string, string>>;
  /** What teams hold the text to. */
  readonly goals: Readonly<RulesBundle["Goals"]>;
}

/** Nobody has decided anything. */
export const noAccountRules: AccountRules = {
  settings: { words: [], ignores: [], rules: [], terms: [], templates: [] },
  sources: {},
  ruleSources: {},
  goals: {},
};
