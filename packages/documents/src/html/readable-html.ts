/**
 * HTML of another program as this editor can read it: Word's paragraphs that look like lists are lists, each row of a
 * table is a line, raised, lowered and struck words are written out, and underlined ones are stressed; what was deleted or is hidden is left out. What this editor has copied stays as it is.
 * Comes after `cleanHtml`.
 */
export function readableHtml(clean: string): string {
  if (clean.includes("data-pm-slice")) return clean;
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  listsOfWord(body);
  // Inner tables first, so that what holds them finds lines.
  for (const table of [...body.querySelectorAll("table")].toReversed()) asLines(table);
  for (const element of body.querySelectorAll("sup, sub")) shift(element);
  for (const element of body.querySelectorAll("del, [hidden], [data-hidden]")) element.remove();
  for (const element of body.querySelectorAll("s, strike")) if (element.textContent?.trim()) strike(element);
  for (const element of body.querySelectorAll<HTMLElement>("u, [data-line=under]")) stress(element);
  return body.innerHTML;
}

/** Word writes a list as paragraphs that say their level, each with its mark as text. */
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

/** A table that is only there for the layout gives way to what is in it; of any other each row becomes a line. */
function asLines(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const isLayout = rows.every(({ cells }) => cells.length < 2) || table.querySelector("h1, h2, h3, h4, h5, h6, ul, ol");
  if (isLayout) {
    table.replaceWith(
      ...rows.flatMap(({ cells }) => [...cells].flatMap((cell) => [asBlock([...cell.childNodes], "div")])),
    );
    return;
  }
  table.replaceWith(
    ...rows.map(({ cells }) => {
      const words = [...cells].flatMap((cell, index) => (index > 0 ? [" | ", ...inline(cell)] : inline(cell)));
      return asBlock(words, "p");
    }),
  );
}

function asBlock(content: readonly (Node | string)[], name: "p" | "div"): HTMLElement {
  const block = document.createElement(name);
  block.append(...content);
  return block;
}

/** What stands in a cell, with its paragraphs in one line. */
function inline(cell: HTMLElement): readonly (Node | string)[] {
  return [...cell.childNodes].flatMap((node, index): (Node | string)[] => {
    if (!(node instanceof HTMLElement) || !/^(?:P|DIV|BR)$/.test(node.tagName)) return [node];
    return [index > 0 ? " " : "", ...inline(node)];
  });
}

const raised = new Map(
  [..."0123456789+-()in"].map((letter, index) => [letter, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁱⁿ"][index] ?? letter]),
);
const lowered = new Map([..."0123456789+-()"].map((letter, index) => [letter, [..."₀₁₂₃₄₅₆₇₈₉₊₋₍₎"][index] ?? letter]));

/** Digits are written as raised or lowered digits; other words stay, behind a “^” when they are part of a formula. */
function shift(element: Element): void {
  const text = element.textContent ?? "";
  const letters = element.tagName === "SUP" ? raised : lowered;
  const all = [...text].map((letter) => letters.get(letter));
  if (all.every((letter) => letter !== undefined)) element.replaceWith(all.join(""));
  else if (element.tagName === "SUP" && /^\p{L}$/u.test(text)) element.replaceWith(`^${text}`);
}

/** A typewriter's line below words is what italics are in print; below a link it only says that it is one. */
function stress(element: HTMLElement): void {
  if (!element.closest("a") && !element.querySelector("a")) element.dataset.slant = "italic";
}

function strike(element: Element): void {
  element.prepend("~~");
  element.append("~~");
}
