import type { Finding } from "@housestyle/engine";
import { shownSuggestions } from "./shown-suggestions.ts";
import { walk } from "./walk.ts";

/** More buttons than any card has: how many there are behind the suggestions shows only when they are drawn. */
const many = 1000;

/** What a key does to a card that was asked for and is not drawn yet. */
export type Ahead =
  | { readonly what: "walk"; readonly key: string }
  | { readonly what: "accept"; readonly suggestion: string }
  | { readonly what: "nothing" };

/**
 * What a key would do if the card were there: it begins at its first suggestion, and `walked` are the arrows pressed
 * since. Undefined for keys that are none of the card's.
 */
export function keyAhead(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  walked: readonly string[],
  finding: Pick<Finding, "suggestions">,
): Ahead | undefined {
  switch (key) {
    case "Tab":
      return { what: "walk", key: shiftKey ? "ArrowUp" : "ArrowDown" };
    case "Enter":
    case " ": {
      const shown = shownSuggestions(finding);
      const at = walked.reduce((here, step) => walk(step, here, many) ?? here, shown.length ? 0 : -1);
      const suggestion = shown[at];
      return suggestion === undefined ? { what: "nothing" } : { what: "accept", suggestion };
    }
    case "Backspace":
    case "Delete":
      return { what: "nothing" };
    default:
      return walk(key, 0, 1) === undefined ? undefined : { what: "walk", key };
  }
}
