import type { Snippet } from "./snippet.ts";

/** What was typed to call a snippet: its beginning in the text, and the snippets it may be. */
export interface Trigger {
  /** The position of the sign, as an offset into the text before the caret. */
  readonly start: number;
  /** The shortcut as it was typed. */
  readonly typed: string;
  /** More than one when a team's shortcut is the same as one's own. */
  readonly snippets: readonly Snippet[];
}

/** Whether the text before the caret ends in the sign and the shortcut of a snippet; capitals do not count. */
export function triggerBefore(before: string, sign: string, snippets: readonly Snippet[]): Trigger | undefined {
  const start = before.lastIndexOf(sign);
  if (start < 0) return undefined;
  const typed = before.slice(start + sign.length);
  if (!/^\S{2,30}$/u.test(typed)) return undefined;
  const found = snippets.filter(({ shortcut }) => shortcut.toLowerCase() === typed.toLowerCase());
  return found.length === 0 ? undefined : { start, typed, snippets: found };
}

/** A text in the case its shortcut was typed in: as it is, with a capital, or all in capitals. */
export function inCaseOf(typed: string, shortcut: string, text: string): string {
  if (typed === shortcut) return text;
  const letters = typed.replace(/[^\p{L}]/gu, "");
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) {
    return text.replace(/(\{\{[^{}]*\}\})|([^{]+)/g, (whole, held?: string) => held ?? whole.toUpperCase());
  }
  return /^\P{L}*\p{Lu}/u.test(typed) ? text.replace(/^\P{L}*\p{Ll}/u, (first) => first.toUpperCase()) : text;
}
