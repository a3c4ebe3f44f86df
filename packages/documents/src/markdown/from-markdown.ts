import type { SyntaxNode } from "@lezer/common";
import { parser as commonMark, Strikethrough, Table } from "@lezer/markdown";
import { Fragment, type Node } from "prosemirror-model";
import { tableOf } from "../blocks/table-of.ts";
import { type Alignment, listStart, schema } from "../schema.ts";
import { boundedEmphasis } from "./bounded-emphasis.ts";
import { boundedLinks } from "./bounded-links.ts";
import { MarkdownInline, type MarkdownReferences, words } from "./markdown-inline.ts";
import { splitMarkdown } from "./split-markdown.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, rule, pageBreak } = schema.nodes;
const { definitions, term, definition, figure, caption, alternative, opaque, note } = schema.nodes;

/**
 * The deepest nesting of lists and quotations. Deeper ones, which nobody writes, become plain paragraphs because the
 * stack is finite.
 */
const deepest = 40;

const parser = commonMark.configure([Table, Strikethrough, boundedEmphasis, boundedLinks]);

/** The source of a page break, since Markdown has no syntax for it. */
export const pageBreakSource = '<div style="page-break-after: always"></div>';

/**
 * Reads a document from Markdown (CommonMark, with tables, strikethrough, footnotes, and front matter). Never throws:
 * anything not understood stays as text, and HTML as it was written.
 */
export function fromMarkdown(text: string): Node {
  const { frontMatter, body, notes } = splitMarkdown(text.replace(/\r\n?/g, "\n").replace(/\0/g, "\uFFFD"));
  const marked: string[] = [];
  const blocks = blocksIn(body, (label) => notes.has(label) && !marked.includes(label) && marked.push(label) > 0);
  const properties = frontMatter === "" ? [] : [kept("Front matter", frontMatter.trimEnd())];
  const content = blocks.length > 0 ? blocks : [paragraph.create()];
  return doc.create(null, [
    ...properties,
    ...content,
    ...marked.map((id) => note.create({ id }, paragraphsIn(notes.get(id) ?? ""))),
  ]);
}

/** Reads a document from a text whose notes are stored elsewhere. Note marks with these labels are read as such. */
export const partFromMarkdown = (text: string, labels: ReadonlySet<string>): Node => {
  const blocks = blocksIn(text, (label) => labels.has(label));
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create());
};

function blocksIn(source: string, hasNote: MarkdownReferences["hasNote"]): readonly Node[] {
  const tree = parser.parse(source).topNode;
  return new Blocks(source, { hasNote, links: linksIn(tree, source) }).all(tree, 0);
}

/** Returns the paragraphs of a note. All other content is converted to paragraphs. */
function paragraphsIn(source: string): readonly Node[] {
  const found: Node[] = [];
  doc.create(null, [...blocksIn(source, () => false), paragraph.create()]).descendants((node) => {
    if (!node.isTextblock) return true;
    if (node.content.size > 0) found.push(paragraph.create(null, node.content));
    return false;
  });
  return found.length > 0 ? found : [paragraph.create()];
}

/** Returns the addresses of references by their labels in lowercase. The first definition of a label counts. */
function linksIn(tree: SyntaxNode, source: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const reference of tree.getChildren("LinkReference")) {
    const [label, url] = [reference.getChild("LinkLabel"), reference.getChild("URL")];
    if (!label || !url) continue;
    const name = source.slice(label.from, label.to).toLowerCase();
    if (!links.has(name)) links.set(name, source.slice(url.from, url.to).replace(/^<|>$/g, ""));
  }
  return links;
}

const kept = (label: string, source: string): Node => opaque.create({ format: "markdown", label, source });

class Blocks {
  readonly #source: string;
  readonly #references: MarkdownReferences;
  readonly #inline: MarkdownInline;

  constructor(source: string, references: MarkdownReferences) {
    this.#source = source;
    this.#references = references;
    this.#inline = new MarkdownInline(source, references);
  }

  all(parent: SyntaxNode, depth: number): Node[] {
    const blocks: Node[] = [];
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const list = blocks.at(-1);
      const longer = list?.type === definitions && depth === 0 ? this.#longerList(list, node) : undefined;
      if (longer) blocks.splice(-1, 1, longer);
      else blocks.push(...this.#block(node, depth));
    }
    return blocks;
  }

  /**
   * Extends a list of definitions with the block after it: an indented block is a further paragraph of the last
   * definition, and others may be further entries.
   */
  #longerList(list: Node, node: SyntaxNode): Node | undefined {
    if (node.name === "CodeBlock") {
      const paragraphs = this.#codeText(node)
        .split(/\n[ \t]*\n/)
        .map((text) => paragraph.create(null, this.#words(text.trim())));
      const last = list.lastChild;
      if (last?.type !== definition) return undefined;
      return list.copy(
        list.content.replaceChild(list.childCount - 1, last.copy(last.content.append(Fragment.from(paragraphs)))),
      );
    }
    if (node.name !== "Paragraph") return undefined;
    const source = this.#slice(node);
    const added = /^:[ \t]+\S/.test(source) ? this.#meanings(source.split("\n")) : this.#definitions(node, 0)?.content;
    return added && list.copy(list.content.append(Fragment.from(added)));
  }

  #block(node: SyntaxNode, depth: number): Node[] {
    const level = /^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1];
    if (level) return [heading.create({ level: Number(level) }, this.#inline.line(node))];
    switch (node.name) {
      case "Paragraph":
        return [this.#figure(node) ?? this.#definitions(node, depth) ?? this.#paragraph(node)];
      case "Blockquote":
        return this.#wrapped(node, depth, (content) => quote.create(null, content));
      case "BulletList":
      case "OrderedList":
        return this.#list(node, depth);
      case "FencedCode":
      case "CodeBlock":
        return [code.create({ language: this.#language(node) }, words(this.#codeText(node)))];
      case "HorizontalRule":
        return [rule.create()];
      case "Table":
        return [this.#table(node)];
      case "HTMLBlock":
      case "CommentBlock":
      case "ProcessingInstructionBlock":
        return this.#html(this.#slice(node));
      default:
        return [];
    }
  }

  #paragraph(node: SyntaxNode): Node {
    return paragraph.create(null, this.#inline.line(node));
  }

  #html(source: string): Node[] {
    if (source.trim() === pageBreakSource) return [pageBreak.create()];
    // An empty comment parts two lists.
    return /^<!--\s*-->$/.test(source.trim()) ? [] : [kept("HTML", source)];
  }

  /** Reads an image in a paragraph of its own. */
  #figure(node: SyntaxNode): Node | undefined {
    const image = node.firstChild;
    if (image?.name !== "Image" || image.from !== node.from || image.to !== node.to) return undefined;
    const url = image.getChild("URL");
    const src = url ? this.#slice(url).replace(/^<|>$/g, "") : "";
    if (src === "" || /^(?:javascript|data|vbscript):/i.test(src)) return undefined;
    const [, alt = ""] = /^!\[((?:\\.|[^\]\\])*)\]/.exec(this.#slice(image)) ?? [];
    const title = image.getChild("LinkTitle");
    const unescaped = (text: string) => text.replace(/\\(?=[!-/:-@[-`{-~])/g, "");
    return figure.create({ src }, [
      caption.create(null, words(title ? unescaped(this.#slice(title).slice(1, -1)) : "")),
      alternative.create(null, words(unescaped(alt).replaceAll("\n", " "))),
    ]);
  }

  /** Reads a term on its own line, followed by lines that begin with a colon. */
  #definitions(node: SyntaxNode, depth: number): Node | undefined {
    const [first = "", second = "", ...rest] = this.#slice(node).split("\n");
    if (depth > 0 || !/^:[ \t]+\S/.test(second)) return undefined;
    return definitions.create(null, [term.create(null, this.#words(first)), ...this.#meanings([second, ...rest])]);
  }

  /** Reads definitions, each of which begins with a colon. */
  #meanings(lines: readonly string[]): Node[] {
    const meanings: string[] = [];
    for (const line of lines) {
      if (/^:[ \t]+\S/.test(line)) meanings.push(line.replace(/^:[ \t]+/, ""));
      else meanings.push(`${meanings.pop() ?? ""}\n${line}`);
    }
    return meanings.map((line) => definition.create(null, paragraph.create(null, this.#words(line))));
  }

  /** Reads the inline content of a text that is a paragraph. */
  #words(text: string): Node[] {
    const tree = parser.parse(text).topNode.firstChild;
    return tree?.name === "Paragraph" ? new MarkdownInline(text, this.#references).line(tree) : words(text);
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
    const attrs = type === numbers ? { start: this.#startOf(node) } : null;
    return entries.length > 0 ? [type.create(attrs, entries)] : [];
  }

  #startOf(list: SyntaxNode): number {
    const mark = list.getChild("ListItem")?.getChild("ListMark");
    return listStart(mark && Number.parseInt(this.#slice(mark), 10));
  }

  #table(node: SyntaxNode): Node {
    const header = node.getChild("TableHeader");
    const delimiter = node.getChild("TableDelimiter");
    const columns = delimiter ? alignmentsIn(this.#slice(delimiter)) : [];
    const cellsOf = (row: SyntaxNode, isHeader: boolean) => {
      const cells = cellsIn(row);
      // A row that is too short has a wider cell at its end where a cell for each column would be too many.
      const count = columns.length > mostColumns ? Math.min(cells.length, columns.length) : columns.length;
      return columns.slice(0, count).map((align, index) => {
        const cell = cells[index];
        const content = [paragraph.create({ align }, cell ? this.#inline.line(cell) : [])];
        return { content, isHeader, colspan: 1, rowspan: 1 };
      });
    };
    // Markdown has no table without a header: an empty one stands for none.
    const names = header?.getChild("TableCell") ? [cellsOf(header, true)] : [];
    return tableOf([...names, ...node.getChildren("TableRow").map((row) => cellsOf(row, false))]);
  }

  #language(node: SyntaxNode): string | null {
    const info = node.getChild("CodeInfo");
    return (info && /^\S+/.exec(this.#slice(info))?.[0]) ?? null;
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
}

/** Returns the alignment of a table's columns from the line below its header. */
const alignmentsIn = (line: string): readonly (Alignment | null)[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((mark) => {
      const [isLeft, isRight] = [mark.trim().startsWith(":"), mark.trim().endsWith(":")];
      return isRight ? (isLeft ? "center" : "right") : null;
    });

/** More columns than any real table has. */
const mostColumns = 200;

/** Returns the cells of a row. The syntax tree has no node for an empty cell. */
function cellsIn(row: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const cells: (SyntaxNode | undefined)[] = [];
  let column = row.firstChild?.name === "TableDelimiter" && row.firstChild.from === row.from ? -1 : 0;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === "TableDelimiter") column++;
    else if (child.name === "TableCell" && column >= 0) cells[column] ??= child;
  }
  return cells;
}
