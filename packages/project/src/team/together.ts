import type { Settings } from "@housestyle/engine";
import type { Shared } from "./bundle.ts";

/** What a folder and a team have decided. Rules and terms of the folder are numbered: here they get names no team's have. */
export function together(own: Settings, shared: Shared | undefined): Settings {
  if (!shared) return own;
  const named = <Each extends { readonly id: string }>(each: Each): Each => ({ ...each, id: `project-${each.id}` });
  return {
    ...own,
    words: [...shared.words, ...own.words],
    ignores: [...shared.ignores, ...own.ignores],
    disabled: [...shared.disabled, ...own.disabled],
    rules: [...shared.rules, ...own.rules.map(named)],
    terms: [...shared.terms, ...own.terms.map(named)],
    templates: [...shared.templates, ...own.templates],
  };
}
