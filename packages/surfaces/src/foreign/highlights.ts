import type { Remark } from "../remark.ts";
import type { LineDecorations } from "../text/line-box.ts";
import type { Drawing } from "./drawing.ts";
import type { EditableLine } from "./editable-lines.ts";
import { highlightName, highlightRules, type MarkPalette, type MarkTheme } from "./look.ts";

type Root = Document | ShadowRoot;

/**
 * The highlights of each document, shared by all its editables. A content script cannot read the browser's own
 * registry.
 */
const shared = new WeakMap<Document, Map<string, Highlight>>();
/** The style rules of each tree, with the number of editables that use them. */
const sheets = new WeakMap<Root, { readonly remove: () => void; users: number }>();

/** Underlines the words of an editable with the browser's own highlights. Nothing else is added to the page. */
export class Highlights {
  readonly #host: HTMLElement;
  readonly #root: Root;
  readonly #palette: MarkPalette;
  readonly #drawn = new Map<EditableLine, { readonly read: object; readonly look: string; readonly ranges: Ranges }>();

  constructor(host: HTMLElement, drawing: Drawing) {
    this.#host = host;
    this.#root = host.getRootNode() as Root;
    this.#palette = drawing.palette;
    adopt(this.#root, drawing);
  }

  /** Draws the marks of these lines. Correct ones stay untouched. */
  draw(lines: readonly EditableLine[], drawn: LineDecorations, theme: MarkTheme): void {
    const wanted = new Map<EditableLine, Stretch[]>();
    const add = (from: number, to: number, names: readonly string[]) => {
      const line = lines[indexAt(lines, from)];
      if (!line) return;
      const list = wanted.get(line) ?? [];
      list.push({ from: from - line.start, to: Math.min(to - line.start, line.text.length), names });
      wanted.set(line, list);
    };
    for (const mark of drawn.remarks) add(mark.from, mark.to, this.#namesOf(mark, drawn.current, theme));
    for (const { from, to, isCurrent } of drawn.shades)
      add(from, to, [highlightName(this.#palette, isCurrent ? "shade-current" : "shade", theme)]);
    const spare = new Spare();
    for (const [line, { read, look, ranges }] of this.#drawn) {
      if (line.read === read && look === lookOf(wanted.get(line))) continue;
      spare.add(ranges);
      this.#drawn.delete(line);
    }
    for (const [line, stretches] of wanted) {
      if (this.#drawn.has(line)) continue;
      this.#drawn.set(line, { read: line.read, look: lookOf(stretches), ranges: this.#put(line, stretches, spare) });
    }
    spare.erase();
  }

  remove(): void {
    for (const { ranges } of this.#drawn.values()) for (const [highlight, range] of ranges) highlight.delete(range);
    this.#drawn.clear();
    abandon(this.#root);
  }

  #namesOf({ key, finding }: Remark, current: string | undefined, theme: MarkTheme): readonly string[] {
    const name = highlightName(this.#palette, finding.kind, theme);
    return key === current ? [name, highlightName(this.#palette, "current", theme)] : [name];
  }

  #put(line: EditableLine, stretches: readonly Stretch[], spare: Spare): Ranges {
    return stretches.flatMap(({ from, to, names }) => {
      const range = rangeOf(line, from, to);
      if (!range) return [];
      return names.map((name) => {
        const highlight = highlightOf(this.#host.ownerDocument, name);
        const there = spare.take(highlight, range);
        if (!there) highlight.add(range);
        return [highlight, there ?? range] as const;
      });
    });
  }
}

/**
 * Ranges that may not be needed anymore. The browser moves them with the text, so most are still right, and every added
 * or removed range makes it redraw the page.
 */
class Spare {
  readonly #byNode = new Map<Node, Set<Ranges[number]>>();

  add(ranges: Ranges): void {
    for (const pair of ranges) {
      const node = pair[1].startContainer;
      const others = this.#byNode.get(node) ?? new Set();
      this.#byNode.set(node, others.add(pair));
    }
  }

  /** Returns a range that is already drawn in the same way, and keeps it. */
  take(highlight: Highlight, { startContainer, startOffset, endContainer, endOffset }: Range): Range | undefined {
    const others = this.#byNode.get(startContainer);
    for (const pair of others ?? []) {
      const [drawnWith, range] = pair;
      const isThis =
        drawnWith === highlight &&
        range.startOffset === startOffset &&
        range.endContainer === endContainer &&
        range.endOffset === endOffset;
      if (!isThis) continue;
      others?.delete(pair);
      return range;
    }
    return undefined;
  }

  erase(): void {
    for (const pairs of this.#byNode.values()) for (const [highlight, range] of pairs) highlight.delete(range);
  }
}

type Ranges = readonly (readonly [Highlight, Range])[];

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
}

function lookOf(stretches: readonly Stretch[] | undefined): string {
  return (stretches ?? []).map(({ from, to, names }) => `${from} ${to} ${names.join(" ")}`).join("\n");
}

function indexAt(lines: readonly EditableLine[], place: number): number {
  let [from, to] = [0, lines.length - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= place) from = middle;
    else to = middle - 1;
  }
  return to;
}

/** Returns the range of a span of a line, or undefined if the page has removed it. */
export function rangeOf({ read: { pieces } }: EditableLine, from: number, to: number): Range | undefined {
  const first = pieces.find(({ start, length }) => from < start + length) ?? pieces.at(-1);
  const last = pieces.findLast(({ start }) => start < to) ?? pieces[0];
  if (!first || !last || !first.node.isConnected || !last.node.isConnected) return undefined;
  const inNode = ({ node, at, start, length }: typeof first, offset: number) =>
    Math.min(node.length, at + Math.max(0, Math.min(length, offset - start)));
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, inNode(first, from));
  range.setEnd(last.node, inNode(last, Math.max(from, to)));
  return range;
}

function highlightOf(document: Document, name: string): Highlight {
  const known = shared.get(document) ?? new Map<string, Highlight>();
  shared.set(document, known);
  const view = (document.defaultView ?? window) as typeof globalThis & Window;
  const highlight = known.get(name) ?? new view.Highlight();
  known.set(name, highlight);
  view.CSS.highlights.set(name, highlight);
  return highlight;
}

function adopt(root: Root, drawing: Drawing): void {
  const known = sheets.get(root);
  if (known) known.users++;
  else sheets.set(root, { remove: withRules(root, drawing), users: 1 });
}

/**
 * Adds the rules for highlights to the page. Highlights style the page's own text, so the rules must be there, even
 * where a browser hides the page's style sheets from content scripts.
 */
function withRules(root: Root, drawing: Drawing): () => void {
  const rules = highlightRules(drawing.palette);
  try {
    const view = ((root.ownerDocument ?? (root as Document)).defaultView ?? window) as typeof globalThis & Window;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((one) => one !== sheet);
    };
  } catch {
    return drawing.rulesOfPage(rules);
  }
}

function abandon(root: Root): void {
  const known = sheets.get(root);
  if (!known || --known.users > 0) return;
  known.remove();
  sheets.delete(root);
}
