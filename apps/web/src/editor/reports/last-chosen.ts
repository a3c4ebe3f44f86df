import { summary } from "./messages.ts";

const place = "housestyle.report";

/** What was looked at last in this window, in whatever text: the bar keeps its place. */
export function lastChosen(): string {
  try {
    return sessionStorage.getItem(place) ?? summary;
  } catch {
    return summary;
  }
}

export function keepChosen(id: string): void {
  try {
    sessionStorage.setItem(place, id);
  } catch {
    // Keeping is forbidden here: reports begin with the summary again.
  }
}
