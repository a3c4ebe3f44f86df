import { readableNotes } from "./readable-notes.ts";

/**
 * HTML of another program as this editor can read it: Word's paragraphs that look like lists are lists, a table that is only there
 * for the layout gives way to what is in it, and footnotes are ours; what was deleted or is hidden is left out. What this editor
 * has copied stays as it is. Comes after `cleanHtml`.
 */
export function readableHtml(clean: string): string {
  if (clean.includes("data-pm-slice")) return clean;
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  listsOfWord(body);
  // Inner tables first, so that what holds them finds their content.
  for (const table of [...body.querySelectorAll("table")].toReversed()) if (isLayout(table)) unwrap(table);
  for (const element of body.querySelectorAll("del, [hidden], [data-hidden]")) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>("u, [data-line]")) unlined(element);
  readableNotes(body);
  return body.innerHTML;
}

/** Converts Word's lists, which are paragraphs that state their level and contain their marker as text. */
function listsOfWord(body: HTMLElement): void {
  let open: { readonly list: HTMLElement; readonly level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("[data-level]")) {
    const level = Number(paragraph.dataset.level);
    const mark = paragraph.querySelector("[data-list=ignore]");
    const isNumbered = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(mark?.textContent ?? "");
    mark?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((each) => each.level <= level);
    let top = open.at(-1);
    if (!top || top.level < level) {
      const list = document.createElement(isNumbered ? "ol" : "ul");
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else paragraph.before(list);
      top = { list, level };
      open.push(top);
    }
    const item = document.createElement("li");
    item.append(paragraph);
    top.list.append(item);
  }
}

/** Returns whether a table serves only for layout. */
const isLayout = (table: HTMLTableElement): boolean =>
  table.getAttribute("role") === "presentation" ||
  table.querySelector("h1, h2, h3, h4, h5, h6") !== null ||
  [...table.rows].every(({ cells }) => cells.length < 2);

function unwrap(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  table.replaceWith(
    ...cells.map((cell) => {
      const block = document.createElement("div");
      block.append(...cell.childNodes);
      return block;
    }),
  );
}

/** Removes the underline of a link, which only shows that it is one. */
function unlined(element: HTMLElement): void {
  if (!element.closest("a") && !element.querySelector("a")) return;
  if (element.tagName === "U") element.replaceWith(...element.childNodes);
  else if (element.dataset.line === "under") delete element.dataset.line;
}
