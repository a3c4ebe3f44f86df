import { defaultSettings, type Settings } from "@housestyle/engine";
import type { Project } from "./project.ts";

/** What the engine is to obey in a project. Rules and terms are numbered from 1, in the order of the file. */
export function settingsOf({ style = "general", picky, words, disabled, ignores, rules, terms }: Project): Settings {
  return {
    ...defaultSettings,
    ...{ style, words, disabled },
    // What is left alone in one sentence only is `leftAlone`'s to tell: settings know no sentences.
    ignores: ignores.flatMap(({ rule, pattern, in: sentence }) => (sentence === undefined ? [{ rule, pattern }] : [])),
    ...(picky !== undefined && { picky }),
    rules: rules.map((rule, i) => ({ ...rule, id: String(i + 1) })),
    terms: terms.map(({ text, status, replacement, description, caseSensitive }, i) => ({
      id: String(i + 1),
      text,
      status,
      ...(replacement !== undefined && { replacement }),
      ...(description !== undefined && { description }),
      ...(caseSensitive !== undefined && { caseSensitive }),
    })),
  };
}
