import { summary } from "./messages.ts";

const place = "housestyle.report";

/** Returns the report last selected in this tab, in any document; the summary at first. */
export function lastChosen(): string {
  try {
    return sessionStorage.getItem(place) ?? summary;
  } catch {
    return summary;
  }
}

/** Remembers the selected report for this tab. */
export function keepChosen(id: string): void {
  try {
    sessionStorage.setItem(place, id);
  } catch {
    // Storage is blocked, so reports start with the summary next time.
  }
}
