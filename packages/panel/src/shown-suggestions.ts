import type { Finding } from "@housestyle/engine";

/** More suggestions than this are harder to choose from than the word is to write. */
const most = 3;

/** Returns the suggestions that a card shows, best first. */
export function shownSuggestions({ suggestions }: Pick<Finding, "suggestions">): readonly string[] {
  return suggestions.slice(0, most);
}
