import type { Mark, Node } from "prosemirror-model";
import { noteCharacter } from "../schema/note-nodes.ts";
import { pageBreakSource, partFromMarkdown } from "./from-markdown.ts";

/**
 * Returns a document as Markdown (CommonMark, tables, footnotes). When it is read back, it has the same words in the
 * same blocks.
 */
export function toMarkdown(doc: Node): string {
  const notes = doc.children.filter(({ type }) => type.name === "note");
  const writer = new MarkdownWriter(new Map(notes.map(({ attrs }, index) => [String(attrs.id), String(index + 1)])));
  const blocks = [...writer.blocksOf(doc), ...notes.map((note) => writer.noteOf(note))];
  return `${blocks.join("\n\n")}\n`;
}

class MarkdownWriter {
  /** The labels of notes by their ids. */
  readonly #labels: ReadonlyMap<string, string>;

  constructor(labels: ReadonlyMap<string, string>) {
    this.#labels = labels;
  }

  blocksOf(parent: Node): string[] {
    const blocks: string[] = [];
    let previous = "";
    for (const node of parent.children) {
      const { name } = node.type;
      if (name === "note") continue;
      // Two lists, one after the other, would become one; an empty comment parts them.
      if (name === previous && /^(?:bullets|numbers|quote|table)$/.test(previous)) blocks.push("<!-- -->");
      blocks.push(...this.#blockOf(node, parent.type.name === "doc"));
      previous = name;
    }
    return blocks;
  }

  /** Returns a note, with its further paragraphs indented. */
  noteOf(note: Node): string {
    const label = this.#labels.get(String(note.attrs.id));
    return prefixed(this.blocksOf(note).join("\n\n"), `[^${label}]: `, "    ");
  }

  #blockOf(node: Node, isTop: boolean): readonly string[] {
    switch (node.type.name) {
      case "heading":
        return [`${"#".repeat(Number(node.attrs.level))} ${headingLine(this.#lineOf(node))}`.trimEnd()];
      case "quote":
        return [prefixed(this.blocksOf(node).join("\n\n"), "> ", "> ")];
      case "code":
        return [fenced(node.textContent, String(node.attrs.language ?? ""))];
      case "rule":
        return ["---"];
      case "pageBreak":
        return [pageBreakSource];
      case "bullets":
        return [this.#items(node, () => "- ")];
      case "numbers":
        return [this.#items(node, (index) => `${Number(node.attrs.start) + index}. `)];
      case "definitions":
        return this.#definitions(node, isTop);
      case "table":
        return [this.#table(node)];
      case "figure":
        return [figureSource(node)];
      case "opaque":
        return [node.attrs.format === "markdown" ? String(node.attrs.source) : escaped(`[${node.attrs.label}]`, false)];
      default:
        return [guardStart(this.#lineOf(node))];
    }
  }

  #items(list: Node, marker: (index: number) => string): string {
    return list.children
      .map((entry, index) => {
        const mark = marker(index);
        return prefixed(this.blocksOf(entry).join("\n\n"), mark, " ".repeat(mark.length));
      })
      .join("\n");
  }

  /**
   * Returns terms with the lines of their definitions. What Markdown cannot represent below a term is written as
   * paragraphs.
   */
  #definitions(list: Node, isTop: boolean): readonly string[] {
    const blocks: string[] = [];
    let hasTerm = false;
    let isJoined = false;
    for (const entry of list.children) {
      if (entry.type.name === "term") {
        const line = guardStart(headingLine(this.#lineOf(entry)));
        [hasTerm, isJoined] = [isTop && line.trim() !== "", true];
        blocks.push(line);
        continue;
      }
      const { lines, isWhole } = this.#definition(entry, hasTerm);
      // The first one follows its term without a blank line, and so do those after it until one has several paragraphs.
      if (hasTerm && isJoined && lines[0]?.startsWith(": ")) blocks.push(`${blocks.pop()}\n${lines.shift()}`);
      blocks.push(...lines);
      hasTerm &&= isWhole;
      isJoined = hasTerm && entry.childCount === 1;
    }
    return blocks;
  }

  /**
   * Returns the blocks of a definition: paragraphs after a colon, all but the first indented. From the first block that
   * is not a paragraph on, they are written as usual.
   */
  #definition(entry: Node, hasTerm: boolean): { readonly lines: string[]; readonly isWhole: boolean } {
    let isWhole = hasTerm;
    const lines = this.blocksOf(entry).map((text, index) => {
      isWhole &&= entry.child(index).type.name === "paragraph" && text.trim() !== "";
      if (!isWhole) return text;
      return index === 0 ? `: ${text}` : prefixed(text, "    ", "    ");
    });
    return { lines, isWhole };
  }

  #table(table: Node): string {
    const rows = table.children.map((row) => row.children.flatMap((cell) => this.#cell(cell)));
    const width = Math.max(...rows.map(({ length }) => length));
    const first = table.firstChild;
    const hasHeader = first?.children.every(({ type }) => type.name === "headerCell") ?? false;
    const filled = (cells: readonly string[]) => [...cells, ...Array.from({ length: width - cells.length }, () => "")];
    const lines = [...(hasHeader ? [] : [[]]), ...rows].map((cells) => `| ${filled(cells).join(" | ")} |`);
    const marks = Array.from({ length: width }, (_, column) => alignmentMark(table, column));
    return [lines[0], `| ${marks.join(" | ")} |`, ...lines.slice(1)].join("\n");
  }

  /** Returns the words of a cell on one line. Further columns that it spans are empty. */
  #cell(cell: Node): readonly string[] {
    const lines: string[] = [];
    cell.descendants((node) => {
      if (!node.isTextblock) return true;
      lines.push(inCell(this.#lineOf(node, true)));
      return false;
    });
    return [lines.join("<br>"), ...Array.from({ length: Number(cell.attrs.colspan) - 1 }, () => "")];
  }

  /**
   * Returns the words of a textblock. Whether `*` opens or closes depends on the characters around it, so emphasis
   * inside a word or next to punctuation may fail. Each line is therefore read back, and the first form in which its
   * words survive is used.
   */
  #lineOf(block: Node, isCell = false): string {
    const isPlain = !block.children.some((child) => child.marks.some((mark) => mark.type.name !== "link"));
    if (isPlain) return this.#dressedLine(block, { ...plainDress, isCell });
    const words = block.textBetween(0, block.content.size, "\n").trim();
    const lines = dresses.map((dress) => this.#dressedLine(block, { ...dress, isCell }));
    return lines.find((line) => this.#readBack(line, isCell) === words) ?? lines.at(-1) ?? "";
  }

  #readBack(line: string, isCell: boolean): string | undefined {
    const source = isCell ? `| ${inCell(line)} |\n| --- |` : line;
    const read = partFromMarkdown(source, new Set(this.#labels.values()));
    const only = isCell ? read.firstChild?.firstChild?.firstChild?.firstChild : read.firstChild;
    return only?.textBetween(0, only.content.size, "\n").trim();
  }

  #dressedLine(block: Node, dress: Dress & { readonly isCell: boolean }): string {
    const line = block.children
      .map((child, index) => {
        if (child.type.name === "newline") return "\\\n";
        if (child.type.name === "noteMark") return `[^${this.#labels.get(String(child.attrs.id)) ?? noteCharacter}]`;
        const written = wordsOf(child, dress, dress.isCell);
        // A dollar sign before code would make a formula of it.
        const isBeforeCode = block.maybeChild(index + 1)?.marks.some(({ type }) => type.spec.code) ?? false;
        return isBeforeCode && !isCode(child) ? written.replace(/\$$/, "\\$") : written;
      })
      .join("");
    // Markdown has no line break at the ends of a paragraph.
    const whole = line.replace(/^(?:\s*\\\n)+/, "").replace(/(?:\\\n\s*)+$/, "");
    // Nor blanks before it: four of them would make code of it.
    return whole.replace(/^[ \t]+(?=\S)/, "");
  }
}

/** Returns the line of a textblock for use in a cell. */
const inCell = (line: string): string => line.replace(/\\?\n/g, "<br>");

const isCode = (node: Node): boolean => node.marks.some(({ type }) => type.spec.code);

/** Returns the alignment mark of a column, which is that of its first aligned cell. */
function alignmentMark(table: Node, column: number): string {
  const aligned = table.children.map((row) => row.maybeChild(column)?.firstChild?.attrs.align).find((align) => !!align);
  return aligned === "center" ? ":---:" : aligned === "right" ? "---:" : "---";
}

function figureSource({ attrs: { src }, firstChild: caption, lastChild: alternative }: Node): string {
  const title = caption?.textContent.replaceAll(noteCharacter, "").replace(/["\\]/g, "\\$&") ?? "";
  const address = String(src).replace(/[<>\n]/g, encodeURIComponent);
  return `![${escaped(alternative?.textContent ?? "", false)}](<${address}>${title && ` "${title}"`})`;
}

/**
 * Returns the words of a heading on one line. Number signs at its end are escaped, since they would be taken for its
 * closing sequence.
 */
const headingLine = (line: string): string => line.replace(/\\?\n/g, " ").replace(/(^|\s)(#+\s*)$/, "$1\\$2");

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join("\n");
}

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language.replace(/[`\s]/g, "")}\n${text}\n${fence}`;
}

/** Escapes a line that would otherwise begin a heading, a list, a quotation, a rule, a table, or a definition. */
function guardStart(line: string): string {
  return line
    .split("\n")
    .map((part) =>
      part.replace(/^(\s*)([#>+=:|-]|\d+(?=[.)]))/, (_all, space: string, sign: string) => guarded(space, sign)),
    )
    .join("\n");
}

function guarded(space: string, sign: string): string {
  return /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`;
}

/** How emphasis and code are written. */
interface Dress {
  readonly strong: string;
  readonly em: string;
  readonly strike: readonly [open: string, close: string];
  readonly literal: boolean;
}

const waves = ["~~", "~~"] as const;
const tags = ["<s>", "</s>"] as const;
const plainDress: Dress = { strong: "", em: "", strike: ["", ""], literal: false };
const dresses: readonly Dress[] = [
  { strong: "**", em: "*", strike: waves, literal: true },
  { strong: "**", em: "_", strike: waves, literal: true },
  { strong: "__", em: "*", strike: waves, literal: true },
  { strong: "**", em: "*", strike: tags, literal: true },
  { strong: "", em: "", strike: tags, literal: true },
  plainDress,
];

function wordsOf(node: Node, dress: Dress, isCell: boolean): string {
  const text = node.text ?? "";
  // Emphasis must touch its words: white space at the ends goes outside.
  const [, before = "", core = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (core === "") return text;
  return `${before}${dressed(core, node.marks, dress, isCell)}${after}`;
}

function dressed(core: string, marks: readonly Mark[], dress: Dress, isCell: boolean): string {
  const has = (name: string) => marks.some((mark) => mark.type.name === name);
  const isCode = (has("literal") || has("math")) && dress.literal;
  let words = isCode ? literal(isCell ? core.replaceAll("|", "\\|") : core) : escaped(core, isCell);
  if (isCode && has("math")) words = `$${words}$`;
  if (has("subscript")) words = `<sub>${words}</sub>`;
  if (has("superscript")) words = `<sup>${words}</sup>`;
  if (has("strike")) words = `${dress.strike[0]}${words}${dress.strike[1]}`;
  if (has("underline")) words = `<u>${words}</u>`;
  if (has("em")) words = `${dress.em}${words}${dress.em}`;
  if (has("strong")) words = `${dress.strong}${words}${dress.strong}`;
  const link = marks.find((mark) => mark.type.name === "link");
  return link ? `[${words}](<${String(link.attrs.href).replace(/[<>\n]/g, encodeURIComponent)}>)` : words;
}

function literal(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const room = /^`|`$/.test(text) ? " " : "";
  return `${fence}${room}${text}${room}${fence}`;
}

function escaped(text: string, isCell: boolean): string {
  return text.replaceAll("\n", " ").replace(isCell ? /[\\`*_[\]<>&~|]/g : /[\\`*_[\]<>&~]/g, "\\$&");
}
