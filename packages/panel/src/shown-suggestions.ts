import type { Finding } from "@housestyle/engine";

/** The most suggestions on a card. With more, typing the word would be faster than choosing. */
const most = 3;

/** Returns the suggestions that a card shows, best first. */
export function shownSuggestions({ suggestions }: Pick<Finding, "suggestions">): readonly string[] {
  return suggestions.slice(0, most);
}
