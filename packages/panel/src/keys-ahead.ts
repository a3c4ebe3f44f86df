import type { Finding } from "@housestyle/engine";
import { shownSuggestions } from "./shown-suggestions.ts";
import { walk } from "./walk.ts";

/** More buttons than any card has. Their real number is unknown until they are rendered. */
const many = 1000;

/** What a key does to a card that was requested but is not rendered yet. */
export type Ahead =
  | { readonly what: "walk"; readonly key: string }
  | { readonly what: "accept"; readonly suggestion: string }
  | { readonly what: "nothing" };

/**
 * Returns what a key would do if the card were rendered, or undefined for other keys. The focus starts at the first
 * suggestion, and `walked` are the arrow keys pressed since.
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
