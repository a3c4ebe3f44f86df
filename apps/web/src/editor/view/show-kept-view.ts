/** The names under which the looks of the text are kept on this device, by their attribute; see view-choices.ts. */
export const keptViews = {
  "data-text-size": "housestyle.text-size",
  "data-line-length": "housestyle.line-length",
  "data-line-spacing": "housestyle.line-spacing",
  "data-text-font": "housestyle.text-font",
} as const;

/** Gives the text the looks that were chosen on this device, before it is drawn. */
export function showKeptView(): void {
  try {
    for (const [attribute, name] of Object.entries(keptViews))
      document.documentElement.setAttribute(attribute, localStorage.getItem(name) ?? "");
  } catch {
    // Reading is forbidden here: nothing was chosen.
  }
}
