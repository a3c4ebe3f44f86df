import { defaultSettings, type Settings, type TemplateInfo } from "@housestyle/engine";
import type { AccountRules } from "../account-rules/account-rules.ts";
import { mayTurnOff } from "../account-rules/rule-source.ts";
import type { Personal } from "../storage/personal.ts";

/** What decides how a text is checked. */
export interface Decided {
  readonly personal: Personal;
  /** What the account and its teams have decided. */
  readonly house: AccountRules;
  readonly templates: readonly TemplateInfo[];
  /** Rules that are turned off in this document. */
  readonly silent: ReadonlySet<string>;
}

/** Returns the settings for the engine. Rules that a writer cannot turn off stay on, whatever was stored. */
export function settingsOf({ personal, house: accountRules, templates, silent }: Decided): Settings {
  const disabled = [...personal.disabled].filter((rule) => mayTurnOff(rule, accountRules, templates));
  return {
    ...defaultSettings,
    ...accountRules.settings,
    style: personal.preferences.style,
    picky: personal.preferences.picky,
    words: [...accountRules.settings.words, ...personal.words],
    disabled: [...disabled, ...silent],
  };
}
