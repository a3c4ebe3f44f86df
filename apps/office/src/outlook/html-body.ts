import { type NotOwn, notOwnIn } from "@housestyle/surfaces/mail";
import type { SyntaxNode, SyntaxNodeRef } from "@lezer/common";
import { parser } from "@lezer/html";
import { decodeEntity } from "./decode-entity.ts";
import { type BodyEdit, fromBehind, type MessageBody } from "./message-body.ts";

/** Elements that stand inside a line of text; every other one ends a paragraph. */
const inline = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark o:p q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** What no one reads as prose, and what is quoted. */
const foreign = new Set("head title script style template textarea pre blockquote".split(" "));
/** A letter as it is seen, and the source it stands for, end exclusive. */
interface Letter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A body with formatting. Its paragraphs are what stands between two breaks, spaces as they are seen; an edit changes letters of
 * the source and no tag. Linear in the source, whatever it is.
 */
export function htmlBody(source: string): MessageBody {
  const paragraphs = paragraphsOf(source);
  return {
    texts: paragraphs.map((letters) => letters.map(({ letter }) => letter).join("")),
    with: (edits) => fromBehind(edits).reduce((now, edit) => written(now, paragraphs[edit.index] ?? [], edit), source),
  };
}

function paragraphsOf(source: string): Letter[][] {
  const reading = new Reading(source);
  parser.parse(source).iterate({ enter: (node) => reading.enter(node), leave: (node) => reading.leave(node) });
  reading.end();
  return reading.paragraphs;
}

/** The paragraphs so far, while a tree is walked. */
class Reading {
  readonly paragraphs: Letter[][] = [];
  readonly #source: string;
  #letters: Letter[] = [];
  #hasEnded = false;

  constructor(source: string) {
    this.#source = source;
  }

  /** Answers whether to look inside. */
  enter(node: SyntaxNodeRef): boolean {
    if (this.#hasEnded) return false;
    const { name, from, to } = node;
    if (name === "Text") this.#add(from, to);
    else if (/^(?:EntityReference|CharacterReference)$/.test(name))
      for (const letter of decodeEntity(this.#source.slice(from, to)).split("")) this.#push(letter, from, to);
    if (name !== "Element") return true;
    const { tag, notOwn } = this.#tagOf(node);
    if (!inline.has(tag)) this.end();
    this.#hasEnded = notOwn === "this-and-all-after";
    return notOwn === undefined && !foreign.has(tag);
  }

  leave(node: SyntaxNodeRef): void {
    if (node.name === "Element" && !inline.has(this.#tagOf(node).tag)) this.end();
  }

  /** Ends the paragraph that is open. */
  end(): void {
    const letters = this.#letters;
    while (letters.at(-1)?.letter === " ") letters.pop();
    if (letters.length > 0) this.paragraphs.push(letters);
    this.#letters = [];
  }

  #tagOf({ node }: SyntaxNodeRef): { readonly tag: string; readonly notOwn: NotOwn | undefined } {
    const first = node.firstChild;
    const name = first?.getChild("TagName");
    if (!first || !name) return { tag: "", notOwn: undefined };
    const tag = this.#textOf(name).toLowerCase();
    return { tag, notOwn: notOwnIn({ name: tag, attribute: (wanted) => this.#attributeOf(first, wanted) }) };
  }

  #attributeOf(tag: SyntaxNode, wanted: string): string | undefined {
    const attribute = tag.getChildren("Attribute").find((each) => {
      const name = each.getChild("AttributeName");
      return name !== null && this.#textOf(name).toLowerCase() === wanted;
    });
    const value = attribute?.getChild("AttributeValue") ?? attribute?.getChild("UnquotedAttributeValue");
    return value ? this.#textOf(value).replace(/^(["'])(.*)\1$/s, "$2") : undefined;
  }

  #textOf({ from, to }: SyntaxNode): string {
    return this.#source.slice(from, to);
  }

  /** Spaces and line ends of the source are seen as one space, and none at the beginning. */
  #add(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const letter = this.#source[at] ?? "";
      this.#push(/[ \t\r\n\f]/.test(letter) ? " " : letter, at, at + 1);
    }
  }

  #push(letter: string, from: number, to: number): void {
    const before = this.#letters.at(-1);
    const isSpace = letter === " ";
    if (isSpace && before === undefined) return;
    if (isSpace && before?.letter === " ") {
      // They go together, unless a tag stands between them.
      if (before.to === from) this.#letters[this.#letters.length - 1] = { ...before, to };
      return;
    }
    this.#letters.push({ letter: letter === "\u00a0" ? " " : letter, from, to });
  }
}

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The source with one edit done: the new words stand where the old ones began, and tags between those stay. */
function written(source: string, letters: readonly Letter[], { start, end, replacement }: BodyEdit): string {
  const old = letters.slice(start, end);
  let now = source;
  for (const [index, { from, to }] of [...old.entries()].reverse()) {
    // An entity may be two letters.
    if (index > 0 && old[index - 1]?.from === from) continue;
    now = now.slice(0, from) + (index === 0 ? escaped(replacement) : "") + now.slice(to);
  }
  return now;
}
