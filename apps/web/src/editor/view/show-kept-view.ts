/** The storage keys of the view settings on this device, by their attributes; see view-choices.ts. */
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
