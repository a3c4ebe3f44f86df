import type { Node } from "prosemirror-model";
import { emptyDocument } from "../empty-document.ts";
import { safeAddress, schema } from "../schema.ts";
import type { ListItem, ReadBlock, ReadPiece } from "./read-block.ts";

const { doc, heading, paragraph, quote, code, rule, item, newline } = schema.nodes;

/** Word and LibreOffice have lists in lists to this depth. */
const deepest = 8;

/**
 * Returns the document of paragraphs that other programs list one after another: items become lists, neighboring quotations one
 * quotation. Linear in the paragraphs.
 */
export function documentOf(blocks: Iterable<ReadBlock>): Node {
  const building = new Building();
  for (const block of blocks) building.add(block);
  const content = building.end();
  return content.length > 0 ? doc.create(null, content) : emptyDocument();
}

interface OpenList extends ListItem {
  /** What each item holds. */
  readonly items: Node[][];
}

/** The blocks so far, with the lists that are open at their end. */
class Building {
  readonly #blocks: Node[] = [];
  #lists: OpenList[] = [];
  #quoted: Node[] = [];

  add({ kind, pieces }: ReadBlock): void {
    if (kind !== "quote") this.#endQuote();
    if (typeof kind === "object" && "list" in kind) this.#addItem(kind, pieces);
    else if (typeof kind === "object" && "continues" in kind) this.#continueItem(kind.continues, pieces);
    else {
      this.#endLists(0);
      if (kind === "quote") this.#quoted.push(plain(pieces));
      else if (kind === "rule") this.#blocks.push(rule.create());
      else if (kind === "code") this.#blocks.push(listing(pieces));
      else if (kind === "paragraph") this.#blocks.push(plain(pieces));
      else this.#blocks.push(heading.create({ level: Math.min(Math.max(kind.heading, 1), 6) }, inlineOf(pieces)));
    }
  }

  end(): readonly Node[] {
    this.#endQuote();
    this.#endLists(0);
    return this.#blocks;
  }

  #endQuote(): void {
    if (this.#quoted.length > 0) this.#blocks.push(quote.create(null, this.#quoted));
    this.#quoted = [];
  }

  #addItem({ list, level: wanted }: ListItem, pieces: readonly ReadPiece[]): void {
    const level = Math.min(wanted, deepest);
    this.#endDeeper(level);
    let top = this.#lists.at(-1);
    if (top && top.level >= level && top.list !== list) {
      this.#endLists(this.#lists.length - 1);
      top = undefined;
    }
    if (!top || top.level < level) {
      top = { list, level, items: [] };
      this.#lists.push(top);
    }
    top.items.push([plain(pieces)]);
  }

  #continueItem(level: number, pieces: readonly ReadPiece[]): void {
    this.#endDeeper(level);
    this.#inside().push(plain(pieces));
  }

  /** Ends the lists that are deeper than a level, but for one that another list of that level or above would leave without a place. */
  #endDeeper(level: number): void {
    while ((this.#lists.at(-2)?.level ?? -1) >= level) this.#endLists(this.#lists.length - 1);
  }

  #endLists(left: number): void {
    while (this.#lists.length > left) {
      const ended = this.#lists.pop();
      const items = ended?.items.map((content) => item.create(null, content));
      if (ended) this.#inside().push(schema.nodes[ended.list].create(null, items));
    }
  }

  /** Where the next block goes: into the last item of the innermost list, else into the document. */
  #inside(): Node[] {
    return this.#lists.at(-1)?.items.at(-1) ?? this.#blocks;
  }
}

const plain = (pieces: readonly ReadPiece[]): Node => paragraph.create(null, inlineOf(pieces));

function listing(pieces: readonly ReadPiece[]): Node {
  const text = pieces.map((piece) => piece.text).join("");
  return code.create(null, text === "" ? null : schema.text(text));
}

/** Words with their looks as nodes of our documents. */
function inlineOf(pieces: readonly ReadPiece[]): readonly Node[] {
  return pieces.flatMap((piece) => {
    const marks = marksOf(piece);
    return piece.text
      .split(/(\n)/)
      .filter((part) => part !== "")
      .map((part) => (part === "\n" ? newline.create(null, null, marks) : schema.text(part, marks)));
  });
}

function marksOf({ strong, em, literal, href }: ReadPiece) {
  const { marks } = schema;
  return [
    ...(href !== undefined && safeAddress.test(href) ? [marks.link.create({ href })] : []),
    ...(em ? [marks.em.create()] : []),
    ...(strong ? [marks.strong.create()] : []),
    ...(literal ? [marks.literal.create()] : []),
  ];
}
