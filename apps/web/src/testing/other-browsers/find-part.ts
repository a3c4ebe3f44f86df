/** A part of a page by what it is and what it is called, the smallest one last. */
export interface PagePart {
  readonly role: "alertdialog" | "button" | "checkbox" | "complementary" | "mark" | "row" | "text" | "textbox";
  /** The whole name. A row and a mark are known by words in them. */
  readonly name: string;
}

/** A part that is there and that a mouse would reach. */
export interface LocatedPart {
  readonly x: number;
  readonly y: number;
  /** What it says, or what is written in it. */
  readonly text: string;
}

/** Looks for a part that can be seen. It runs in the page, alone, so everything it needs stands within it. */
export function findPart({ role, name }: PagePart): LocatedPart | null {
  const selectors: Record<PagePart["role"], string> = {
    alertdialog: "[role=alertdialog]",
    button: "button, [role=button]",
    checkbox: "input[type=checkbox]",
    complementary: "aside, [role=complementary]",
    mark: ".text .mark",
    row: "tr",
    text: "body *",
    textbox: "input:not([type=checkbox]), textarea, [role=textbox]",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (
      plain(labelled.map((id) => document.getElementById(id)?.textContent).join(" ")) ||
      plain(element.getAttribute("aria-label")) ||
      plain(labels?.[0]?.textContent) ||
      plain(element.textContent)
    );
  };
  const isIt = (element: Element) =>
    role === "row" || role === "mark" ? plain(element.textContent).includes(name) : nameOf(element) === name;
  for (const element of document.querySelectorAll(selectors[role])) {
    if (!isIt(element)) continue;
    element.scrollIntoView({ block: "nearest" });
    const box = element.getClientRects()[0];
    if (!box) continue;
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const top = document.elementFromPoint(x, y);
    if (!top || !(element.contains(top) || top.contains(element))) continue;
    const text = "value" in element ? String(element.value) : plain(element.textContent);
    return { x, y, text };
  }
  return null;
}
