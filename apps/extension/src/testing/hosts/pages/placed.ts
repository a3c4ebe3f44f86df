import { mount } from "../page.ts";

/** Looks at whichever field or editable of the page it is in now, in an open shadow, too. */
function writable(root: ParentNode): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element.matches("textarea, [contenteditable]")) return element;
    const inside = element.shadowRoot && writable(element.shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

const now = () => writable(document) as HTMLTextAreaElement;
mount({
  get element() {
    return now();
  },
  model: () => now().value ?? now().innerText,
  saved: () => now().value ?? now().innerHTML,
});
