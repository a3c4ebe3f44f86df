import type { Node } from "prosemirror-model";
import { emptyDocument } from "../empty-document.ts";
import { listStart, schema } from "../schema.ts";
import { inlineOf } from "./inline-of.ts";
import type {
  BlockKind,
  ListItem,
  ReadBlock,
  ReadContent,
  ReadFigure,
  ReadNotes,
  ReadPiece,
  ReadTable,
} from "./read-block.ts";
import { tableOf } from "./table-of.ts";

const { doc, heading, paragraph, quote, code, rule, pageBreak, item, definitions, term, definition } = schema.nodes;
const { figure, caption, alternative, opaque, note } = schema.nodes;

/** The deepest level to which Word and LibreOffice nest lists. */
const deepest = 8;

/**
 * Returns a document from the sequence of content that other programs store: items become lists, which end where the
 * numbers do not go on, adjacent quotations become one, and the notes whose marks are in the text follow it in the order of the marks. Linear in the content.
 */
export function documentOf(content: Iterable<ReadContent>, notes: ReadNotes = new Map()): Node {
  const marked: string[] = [];
  const blocks = nodesOf(content, (id) => notes.has(id) && !marked.includes(id) && marked.push(id) > 0);
  if (blocks.length === 0) return emptyDocument();
  return doc.create(null, [...blocks, ...marked.map((id) => noteOf(id, notes.get(id) ?? []))]);
}

/** Returns a note. It can hold only paragraphs, so lists in it become paragraphs. */
function noteOf(id: string, blocks: readonly ReadBlock[]): Node {
  const paragraphs = blocks.map(({ pieces }) =>
    paragraph.create(
      null,
      inlineOf(pieces, () => false),
    ),
  );
  return note.create({ id }, paragraphs.length > 0 ? paragraphs : [paragraph.create()]);
}

/** Returns the nodes of some content. `hasNote` is called once for each mark, in reading order. */
function nodesOf(content: Iterable<ReadContent>, hasNote: (id: string) => boolean): readonly Node[] {
  const building = new Building(hasNote);
  for (const each of content) building.add(each);
  return building.end();
}

interface OpenList extends ListItem {
  /** The number of its first item. */
  readonly start: number;
  /** The content of each item. */
  readonly items: Node[][];
}

/** Returns whether an item with a number, or without one, is the next of a list. */
const isNext = ({ start, items }: OpenList, number: number | undefined): boolean =>
  number === undefined || number === start + items.length;

/** The blocks so far, with the lists that are still open. */
class Building {
  readonly #hasNote: (id: string) => boolean;
  readonly #blocks: Node[] = [];
  #lists: OpenList[] = [];
  #quoted: Node[] = [];
  /** The terms and definitions of the open definition list. */
  #defined: Node[] = [];

  constructor(hasNote: (id: string) => boolean) {
    this.#hasNote = hasNote;
  }

  add(content: ReadContent): void {
    if ("kind" in content) this.#addBlock(content);
    else {
      this.#endAll();
      this.#blocks.push(this.#single(content));
    }
  }

  end(): readonly Node[] {
    this.#endAll();
    return this.#blocks;
  }

  #single(content: Exclude<ReadContent, ReadBlock>): Node {
    if ("rows" in content) return this.#table(content);
    return "image" in content ? this.#figure(content) : opaque.create({ ...content });
  }

  #table({ rows }: ReadTable): Node {
    return tableOf(
      rows.map((cells) => cells.map((cell) => ({ ...cell, content: nodesOf(cell.content, this.#hasNote) }))),
    );
  }

  #figure({ image, caption: words, alternative: text }: ReadFigure): Node {
    return figure.create({ ...image }, [
      caption.create(null, this.#inline(words)),
      alternative.create(null, text === "" ? null : schema.text(text)),
    ]);
  }

  #addBlock(block: ReadBlock): void {
    const { kind, pieces } = block;
    if (kind !== "quote") this.#endQuote();
    if (kind !== "term" && kind !== "definition") this.#endDefinitions();
    if (typeof kind === "object" && "list" in kind) this.#addItem(kind, block);
    else if (typeof kind === "object" && "continues" in kind) this.#continueItem(kind.continues, block);
    else {
      this.#endLists(0);
      if (kind === "quote") this.#quoted.push(this.#plain(block));
      else if (kind === "term") this.#defined.push(term.create(null, this.#inline(pieces)));
      else if (kind === "definition") this.#define(this.#plain(block));
      else this.#blocks.push(this.#simple(kind, block));
    }
  }

  #simple(kind: Exclude<BlockKind, ListItem | { continues: number }>, block: ReadBlock): Node {
    const { pieces, align = null, language = null } = block;
    if (kind === "rule") return rule.create();
    if (kind === "pageBreak") return pageBreak.create();
    if (kind === "code") return code.create({ language }, wordsOf(pieces));
    if (typeof kind !== "object") return this.#plain(block);
    return heading.create({ level: Math.min(Math.max(kind.heading, 1), 6), align }, this.#inline(pieces));
  }

  /** Adds a further paragraph to the definition that it belongs to. */
  #define(content: Node): void {
    const last = this.#defined.at(-1);
    if (last?.type === definition) this.#defined[this.#defined.length - 1] = last.copy(last.content.addToEnd(content));
    else this.#defined.push(definition.create(null, content));
  }

  #endAll(): void {
    this.#endQuote();
    this.#endDefinitions();
    this.#endLists(0);
  }

  #endQuote(): void {
    if (this.#quoted.length > 0) this.#blocks.push(quote.create(null, this.#quoted));
    this.#quoted = [];
  }

  #endDefinitions(): void {
    if (this.#defined.length > 0) this.#blocks.push(definitions.create(null, this.#defined));
    this.#defined = [];
  }

  #addItem({ list, level: wanted }: ListItem, block: ReadBlock): void {
    const level = Math.max(0, Math.min(wanted, deepest));
    this.#endDeeper(level);
    let top = this.#lists.at(-1);
    if (top && top.level >= level && (top.list !== list || !isNext(top, block.number))) {
      this.#endLists(this.#lists.length - 1);
      top = undefined;
    }
    if (!top || top.level < level) {
      top = { list, level, start: listStart(block.number), items: [] };
      this.#lists.push(top);
    }
    top.items.push([this.#plain(block)]);
  }

  #continueItem(level: number, block: ReadBlock): void {
    this.#endDeeper(Math.max(0, level));
    this.#inside().push(this.#plain(block));
  }

  /**
   * Closes the lists that are deeper than a level, except for one whose place another list at that level or above
   * depends on.
   */
  #endDeeper(level: number): void {
    while ((this.#lists.at(-2)?.level ?? -1) >= level) this.#endLists(this.#lists.length - 1);
  }

  #endLists(left: number): void {
    while (this.#lists.length > left) {
      const ended = this.#lists.pop();
      const items = ended?.items.map((content) => item.create(null, content));
      if (!ended) return;
      const attrs = ended.list === "numbers" ? { start: ended.start } : null;
      this.#inside().push(schema.nodes[ended.list].create(attrs, items));
    }
  }

  /** Returns where the next block is added: to the last item of the innermost list, or else to the document. */
  #inside(): Node[] {
    return this.#lists.at(-1)?.items.at(-1) ?? this.#blocks;
  }

  #plain({ pieces, align = null }: ReadBlock): Node {
    return paragraph.create({ align }, this.#inline(pieces));
  }

  #inline(pieces: readonly ReadPiece[]): readonly Node[] {
    return inlineOf(pieces, this.#hasNote);
  }
}

function wordsOf(pieces: readonly ReadPiece[]): Node | null {
  const text = pieces.map((piece) => piece.text).join("");
  return text === "" ? null : schema.text(text);
}
