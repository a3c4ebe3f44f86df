import { defaultSettings, type Settings, type TemplateInfo } from "@housestyle/engine";
import type { House } from "../house/house.ts";
import { mayTurnOff } from "../house/rule-source.ts";
import type { Personal } from "../storage/personal.ts";

/** What decides how a text is checked. */
export interface Decided {
  readonly personal: Personal;
  /** What the account and its teams have decided. */
  readonly house: House;
  readonly templates: readonly TemplateInfo[];
  /** Rules that say nothing in this document. */
  readonly silent: ReadonlySet<string>;
}

/** What the engine needs to know of it. A rule that is not the writer's to switch off speaks, whatever was kept of it. */
export function settingsOf({ personal, house, templates, silent }: Decided): Settings {
  const disabled = [...personal.disabled].filter((rule) => mayTurnOff(rule, house, templates));
  return {
    ...defaultSettings,
    ...house.settings,
    style: personal.preferences.style,
    picky: personal.preferences.picky,
    words: [...house.settings.words, ...personal.words],
    disabled: [...disabled, ...silent],
  };
}
