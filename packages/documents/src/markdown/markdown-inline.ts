import type { SyntaxNode } from "@lezer/common";
import type { Mark, Node } from "prosemirror-model";
import { safeAddress, schema } from "../schema.ts";

const { newline, noteMark } = schema.nodes;
const { strong, em, literal, math, link, underline, strike, subscript, superscript } = schema.marks;

/** What the inline content of a document refers to. */
export interface MarkdownReferences {
  /** The addresses of links by their labels in lowercase. */
  readonly links: ReadonlyMap<string, string>;
  /** Returns whether a note mark is to be read. Called once for each mark, in reading order. */
  hasNote(label: string): boolean;
}

/** The HTML elements for formatting. */
const tags: Readonly<Record<string, Mark>> = {
  u: underline.create(),
  ins: underline.create(),
  s: strike.create(),
  del: strike.create(),
  strike: strike.create(),
  sub: subscript.create(),
  sup: superscript.create(),
};

/** The formatting from the HTML elements around words. */
class TagLooks {
  readonly #open: { readonly tag: string; readonly around: readonly Mark[] }[] = [];
  marks: readonly Mark[];

  constructor(marks: readonly Mark[]) {
    this.marks = marks;
  }

  /** Reads a tag. Returns false if it does not stand for formatting, or closes an element that is not open. */
  take(source: string): boolean {
    const [, slash, name = ""] = /^<(\/?)(\w+)>$/.exec(source) ?? [];
    const tag = name.toLowerCase();
    const mark = tags[tag];
    if (!mark || (slash && this.#open.at(-1)?.tag !== tag)) return false;
    if (slash) this.marks = this.#open.pop()?.around ?? this.marks;
    else {
      this.#open.push({ tag, around: this.marks });
      this.marks = mark.addToSet(this.marks);
    }
    return true;
  }
}

/** Reads the inline content of a source. */
export class MarkdownInline {
  readonly #source: string;
  readonly #references: MarkdownReferences;

  constructor(source: string, references: MarkdownReferences) {
    this.#source = source;
    this.#references = references;
  }

  /** Returns the words of a node without the white space at its ends, which Markdown ignores. */
  line(node: SyntaxNode): Node[] {
    return trimmed(this.#inside(node, []));
  }

  #slice(node: { from: number; to: number }): string {
    return this.#source.slice(node.from, node.to);
  }

  /** Returns the words between the children of an inline node, and the children themselves. */
  #inside(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    const found: Node[] = [];
    const looks = new TagLooks(marks);
    let at = node.from;
    const wordsTo = (to: number) => {
      if (to > at) found.push(...words(soft(this.#source.slice(at, to)), looks.marks));
    };
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const isFormula = this.#isFormula(child);
      wordsTo(isFormula ? child.from - 1 : child.from);
      at = isFormula ? child.to + 1 : child.to;
      if (isFormula) found.push(...words(this.#codeText(child), math.create().addToSet(looks.marks)));
      else if (child.name !== "HTMLTag" || !looks.take(this.#slice(child)))
        found.push(...this.#piece(child, looks.marks));
    }
    wordsTo(node.to);
    return found;
  }

  #piece(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    switch (node.name) {
      case "StrongEmphasis":
        return this.#inside(node, strong.create().addToSet(marks));
      case "Emphasis":
        return this.#inside(node, em.create().addToSet(marks));
      case "Strikethrough":
        return this.#inside(node, strike.create().addToSet(marks));
      case "InlineCode":
        return words(this.#codeText(node), literal.create().addToSet(marks));
      case "Link":
        return this.#link(node, marks);
      case "Autolink":
        return this.#autolink(node, marks);
      case "HardBreak":
        return [newline.create()];
      case "HTMLTag":
        return /^<br ?\/?>$/i.test(this.#slice(node)) ? [newline.create()] : words(this.#slice(node), marks);
      case "Escape":
        return words(this.#source.slice(node.from + 1, node.to), marks);
      case "Entity":
        return words(entity(this.#slice(node)), marks);
      case "EmphasisMark":
      case "StrikethroughMark":
      case "HeaderMark":
      case "QuoteMark":
      case "CodeMark":
      case "LinkMark":
      case "URL":
      case "LinkTitle":
      case "LinkLabel":
        return [];
      default:
        return words(soft(this.#slice(node)), marks);
    }
  }

  /** Reads a link, a note mark, or brackets without an address, which stay as they were written. */
  #link(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    const source = this.#slice(node);
    const notes = this.#notes(source, marks);
    if (notes) return notes;
    const url = node.getChild("URL");
    const label = node.getChild("LinkLabel");
    const named = label && this.#slice(label) !== "[]" ? this.#slice(label) : /^\[[^\]]*\]/.exec(source)?.[0];
    const address = url
      ? this.#slice(url).replace(/^<|>$/g, "")
      : this.#references.links.get((named ?? "").toLowerCase());
    if (address === undefined) return words(soft(source), marks);
    return this.#inside(node, safeAddress.test(address) ? link.create({ href: address }).addToSet(marks) : marks);
  }

  /** Returns the note marks in a bracketed source, which may follow others. Undefined if it is not one. */
  #notes(source: string, marks: readonly Mark[]): Node[] | undefined {
    const parts = source.split(/(?<=\])(?=\[\^)/);
    const read = parts.map((part) => {
      const label = /^\[\^([^\]\s]+)\]$/.exec(part)?.[1];
      return label !== undefined && this.#references.hasNote(label) ? noteMark.create({ id: label }) : undefined;
    });
    if (read.every((mark) => mark === undefined)) return undefined;
    return read.flatMap((mark, index) => mark ?? words(soft(parts[index] ?? ""), marks));
  }

  #autolink(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    const address = this.#slice(node).replace(/^<|>$/g, "");
    return words(address, safeAddress.test(address) ? link.create({ href: address }).addToSet(marks) : marks);
  }

  /** Returns whether code is a formula, because it is between dollar signs. */
  #isFormula(node: SyntaxNode): boolean {
    return node.name === "InlineCode" && this.#source[node.from - 1] === "$" && this.#source[node.to] === "$";
  }

  #codeText(node: SyntaxNode): string {
    const fence = node.firstChild;
    const inner = this.#source.slice(fence ? fence.to : node.from, node.lastChild ? node.lastChild.from : node.to);
    const text = (node.parent?.name === "TableCell" ? inner.replaceAll("\\|", "|") : inner).replaceAll("\n", " ");
    return /^ .* $/s.test(text) && text.trim() !== "" ? text.slice(1, -1) : text;
  }
}

/** Returns words as nodes, or none for empty text. */
export function words(text: string, marks: readonly Mark[] = []): Node[] {
  return text === "" ? [] : [schema.text(text, marks)];
}

/** Replaces line ends inside a paragraph with spaces. */
function soft(text: string): string {
  return text.replace(/[ \t]*\n[ \t]*/g, " ");
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00A0",
  "&mdash;": "—",
  "&ndash;": "–",
  "&hellip;": "…",
  "&copy;": "©",
};

function entity(written: string): string {
  const numeric = /^&#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(written);
  if (!numeric) return entities[written] ?? written;
  const point = numeric[1] ? Number.parseInt(numeric[1], 16) : Number(numeric[2]);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "\uFFFD";
}

function trimmed(line: readonly Node[]): Node[] {
  const result = [...line];
  const cut = (index: number, pattern: RegExp) => {
    const node = result[index];
    if (!node?.isText || node.marks.some(({ type }) => type.spec.code)) return;
    result.splice(index, 1, ...words(node.text?.replace(pattern, "") ?? "", node.marks));
  };
  cut(0, /^[ \t\n]+/);
  cut(result.length - 1, /[ \t\n]+$/);
  return result;
}
