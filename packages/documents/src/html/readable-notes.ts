/** Matches links to notes as Word, Pandoc, GitHub, and this product write them. */
const references =
  "a[href^='#_ftn'], a[href^='#_edn'], a.footnote-ref, a[data-footnote-ref], a[role=doc-noteref], sup > a[href^='#fn']";
/** Matches links back from a note, and its number there. */
const wayBack =
  "a[href^='#_ftnref'], a[href^='#_ednref'], a.footnote-back, a.data-footnote-backref, a[data-footnote-backref], a[role=doc-backlink], a[href^='#fnref']";

/**
 * Converts the footnotes of other programs to ours: marks with ids, and the notes that they refer to after the text.
 */
export function readableNotes(body: HTMLElement): void {
  const notes = new Map<string, Element>();
  for (const link of body.querySelectorAll<HTMLAnchorElement>(references)) {
    const id = decoded(link.getAttribute("href")?.slice(1) ?? "");
    const note = noteOf(body, id);
    if (!note || note.contains(link) || link.matches(wayBack) || notes.has(id)) continue;
    notes.set(id, note);
    const mark = document.createElement("sup");
    mark.dataset.note = id;
    (link.closest("sup") ?? link).replaceWith(mark);
  }
  for (const [id, note] of notes) {
    for (const link of note.querySelectorAll(wayBack)) (link.closest("sup") ?? link).remove();
    const aside = document.createElement("aside");
    aside.dataset.note = id;
    aside.append(...note.childNodes);
    body.append(aside);
    // The list or section that held the notes, and the line above them.
    for (let empty: Element | null = note; empty && isEmpty(empty) && empty !== body; ) {
      const around: Element | null = empty.parentElement;
      empty.remove();
      empty = around;
    }
  }
}

/** Returns the element of a note. Word puts the target of the link inside it. */
function noteOf(body: HTMLElement, id: string): Element | undefined {
  if (id === "") return undefined;
  const target = body.querySelector(`[id="${CSS.escape(id)}"], a[name="${CSS.escape(id)}"]`);
  const note = target?.matches("li, div, aside, p") ? target : target?.closest("li, div, aside, p");
  return note ?? undefined;
}

const isEmpty = (element: Element): boolean =>
  element.textContent?.trim() === "" && element.querySelector("img, table") === null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
