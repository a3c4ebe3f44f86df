import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/markdown";
import type { Mark, Node } from "prosemirror-model";
import { schema } from "../schema.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, rule, newline } = schema.nodes;
const { strong, em, literal, link } = schema.marks;

/** Lists and quotations nested deeper than this become plain paragraphs: nobody writes them, and the stack is finite. */
const deepest = 40;

/** The document a Markdown text (CommonMark) describes. Never throws: what is not understood stays as text. */
export function fromMarkdown(text: string): Node {
  const source = text.replace(/\r\n?/g, "\n").replace(/\0/g, "\uFFFD");
  const blocks = new Blocks(source).all(parser.parse(source).topNode, 0);
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create());
}

class Blocks {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  all(parent: SyntaxNode, depth: number): Node[] {
    const blocks: Node[] = [];
    for (let node = parent.firstChild; node; node = node.nextSibling) blocks.push(...this.#block(node, depth));
    return blocks;
  }

  #block(node: SyntaxNode, depth: number): Node[] {
    const level = /^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1];
    if (level) return [heading.create({ level: Number(level) }, this.#line(node))];
    switch (node.name) {
      case "Paragraph":
        return [paragraph.create(null, this.#line(node))];
      case "Blockquote":
        return this.#wrapped(node, depth, (content) => quote.create(null, content));
      case "BulletList":
      case "OrderedList":
        return this.#list(node, depth);
      case "FencedCode":
      case "CodeBlock":
        return [code.create(null, words(this.#codeText(node)))];
      case "HorizontalRule":
        return [rule.create()];
      case "HTMLBlock":
        return [paragraph.create(null, words(this.#slice(node).replaceAll("\n", " ")))];
      case "LinkReference":
        return [paragraph.create(null, words(this.#slice(node)))];
      default:
        return [];
    }
  }

  #wrapped(node: SyntaxNode, depth: number, wrap: (content: Node[]) => Node): Node[] {
    if (depth >= deepest) return [paragraph.create(null, words(this.#slice(node).replace(/\s+/g, " ")))];
    const content = this.all(node, depth + 1);
    return content.length > 0 ? [wrap(content)] : [];
  }

  #list(node: SyntaxNode, depth: number): Node[] {
    const type = node.name === "BulletList" ? bullets : numbers;
    if (depth >= deepest) return this.#wrapped(node, depth, (content) => type.create(null, content));
    const entries = node.getChildren("ListItem").map((entry) => {
      const content = this.all(entry, depth + 1);
      const opens = content[0]?.type === paragraph;
      return item.create(null, opens ? content : [paragraph.create(), ...content]);
    });
    return entries.length > 0 ? [type.create(null, entries)] : [];
  }

  #codeText(node: SyntaxNode): string {
    return node
      .getChildren("CodeText")
      .map((part) => this.#slice(part))
      .join("");
  }

  #slice(node: { from: number; to: number }): string {
    return this.#source.slice(node.from, node.to);
  }

  #line(node: SyntaxNode): Node[] {
    return trimmed(this.#inline(node, []));
  }

  /** The words between the children of an inline node, and the children themselves. */
  #inline(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    const found: Node[] = [];
    let at = node.from;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      found.push(...words(soft(this.#source.slice(at, child.from)), marks), ...this.#piece(child, marks));
      at = child.to;
    }
    found.push(...words(soft(this.#source.slice(at, node.to)), marks));
    return found;
  }

  #piece(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    switch (node.name) {
      case "StrongEmphasis":
        return this.#inline(node, strong.create().addToSet(marks));
      case "Emphasis":
        return this.#inline(node, em.create().addToSet(marks));
      case "InlineCode":
        return words(this.#literalText(node), literal.create().addToSet(marks));
      case "Link":
        return this.#link(node, marks);
      case "HardBreak":
        return [newline.create()];
      case "Escape":
        return words(this.#source.slice(node.from + 1, node.to), marks);
      case "Entity":
        return words(entity(this.#slice(node)), marks);
      case "EmphasisMark":
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

  #link(node: SyntaxNode, marks: readonly Mark[]): Node[] {
    const url = node.getChild("URL");
    const address = url ? this.#slice(url).replace(/^<|>$/g, "") : "";
    const safe = /^(?:https?:|mailto:)/i.test(address);
    // A reference without its address stays as it was written.
    if (!url) return words(soft(this.#slice(node)), marks);
    return this.#inline(node, safe ? link.create({ href: address }).addToSet(marks) : marks);
  }

  #literalText(node: SyntaxNode): string {
    const fence = node.firstChild;
    const inner = this.#source.slice(fence ? fence.to : node.from, node.lastChild ? node.lastChild.from : node.to);
    const text = inner.replaceAll("\n", " ");
    return /^ .* $/s.test(text) && text.trim() !== "" ? text.slice(1, -1) : text;
  }
}

function words(text: string, marks: readonly Mark[] = []): Node[] {
  return text === "" ? [] : [schema.text(text, marks)];
}

/** A line end inside a paragraph is a space. */
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

/** Without the white space at the two ends that Markdown does not count. */
function trimmed(line: readonly Node[]): Node[] {
  const result = [...line];
  const cut = (index: number, pattern: RegExp) => {
    const node = result[index];
    if (!node?.isText || node.marks.some((mark) => mark.type === literal)) return;
    result.splice(index, 1, ...words(node.text?.replace(pattern, "") ?? "", node.marks));
  };
  cut(0, /^[ \t\n]+/);
  cut(result.length - 1, /[ \t\n]+$/);
  return result;
}
