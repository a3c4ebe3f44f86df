import { mount, place } from "../page.ts";

/**
 * A box that draws its words again while someone writes, as boxes for mentions and tags do, and keeps steps of undo of its own.
 * When it draws is in its address.
 */
const when = location.search.slice(1);
const element = place("div");
element.contentEditable = "true";
element.style.whiteSpace = "pre-wrap";

let text = "";
let isNewStep = true;
const past: string[] = [];

function draw(): void {
  const [from, to] = selected();
  const words = text.match(/\s+|\S+/g) ?? [];
  element.replaceChildren(...words.map((word) => Object.assign(document.createElement("span"), { textContent: word })));
  select(when === "selection" ? from : to, to);
}

/** The letters before the two ends of the selection. */
function selected(): readonly [number, number] {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  return [lettersBefore(anchorNode, anchorOffset), lettersBefore(focusNode, focusOffset)];
}

function lettersBefore(node: Node | null | undefined, offset = 0): number {
  if (!node || !element.contains(node)) return text.length;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function select(from: number, to: number): void {
  const [start, end] = [pointAt(from), pointAt(to)];
  document.getSelection()?.setBaseAndExtent(...start, ...end);
}

function pointAt(letters: number): readonly [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}

function become(now: string): void {
  if (now === text) return;
  if (isNewStep) past.push(text);
  isNewStep = false;
  text = now;
}

/** What the box does with what is written, by when it draws. */
const written: Readonly<Record<string, () => void>> = {
  input: draw,
  frame: () => void requestAnimationFrame(draw),
  microtask: () => queueMicrotask(draw),
  selection: () => {},
};
element.addEventListener("input", () => {
  become(element.textContent);
  written[when]?.();
});

/** A box that writes for itself is told by the browser what to write. */
element.addEventListener("beforeinput", (event) => {
  if (when !== "itself") return;
  event.preventDefault();
  const [range] = event.getTargetRanges();
  if (!range) return;
  const from = lettersBefore(range.startContainer, range.startOffset);
  const to = lettersBefore(range.endContainer, range.endOffset);
  const insert = event.data ?? "";
  become(text.slice(0, from) + insert + text.slice(to));
  draw();
  select(from + insert.length, from + insert.length);
});

let known = "";
document.addEventListener("selectionchange", () => {
  if (when !== "selection" || known === selected().join()) return;
  known = selected().join();
  draw();
});

element.addEventListener("keydown", (event) => {
  if (event.key !== "z" || !event.ctrlKey) return;
  event.preventDefault();
  text = past.pop() ?? text;
  isNewStep = true;
  draw();
  select(text.length, text.length);
});

mount({
  element,
  model: () => text,
  saved: () => element.textContent,
  rest: () => {
    isNewStep = true;
  },
});
