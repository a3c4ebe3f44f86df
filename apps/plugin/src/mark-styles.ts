import { markRules } from "./palette.ts";

const styled = new WeakSet<Document>();

/** Has marks that a wrapper draws itself look as ours do in a window. It puts no element into the page. */
export function loadPwaMarkStyles(view: Window): void {
  const { document } = view;
  if (styled.has(document)) return;
  styled.add(document);
  // A sheet serves only documents of the window that made it.
  const sheet = new (view as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(markRules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
