import type { Node } from "prosemirror-model";
import { positionText, quoteAt, quoteNear, type Stretch, stretchesOfWords } from "../../anchors/index.ts";
import { attributeOf } from "../../xml/xml-pieces.ts";
import type { DocxParts } from "../docx-parts.ts";
import { type ListedComment, listedComments } from "./listed-comments.ts";

/** A comment in a file. */
export interface ReadComment {
  /** Empty if the file does not name the author. */
  readonly author: string;
  /** When it was written, or 0 if the file does not say. */
  readonly at: number;
  /** Each line is a paragraph. */
  readonly text: string;
}

/** A comment of a file with its replies, and its place in the document. */
export interface ReadThread extends Stretch {
  readonly quote: string;
  readonly isResolved: boolean;
  readonly comments: readonly ReadComment[];
}

/** The parts of a file that list its comments. */
export interface CommentParts {
  readonly comments: string;
  /** The part that says which comments are replies and which are resolved. Empty if the file does not have it. */
  readonly extended: string;
}

const mark = /<w:comment(RangeStart|RangeEnd|Reference)(?=[\s/>])[^>]*?(?:\/>|>\s*<\/w:comment\1\s*>)/g;

/** Characters that never occur in text: Unicode reserves them for internal use by programs. */
const [startMark, endMark, markEnd] = ["\uFDD0", "\uFDD1", "\uFDD2"];
const placed = new RegExp(`([${startMark}${endMark}])(\\d+)${markEnd}`, "g");

/**
 * Returns the threads of a file in the order of its text. `read` reads parts into a document, in whose positions the
 * places are given. A comment without words refers to its paragraph. Comments without text or without a place in the
 * document are left out.
 */
export function readThreads(
  parts: DocxParts,
  { comments, extended }: CommentParts,
  read: (parts: DocxParts) => Node,
): readonly ReadThread[] {
  const listed = new Map(listedComments(comments, extended).map((each) => [each.id, each]));
  if (listed.size === 0) return [];
  const text = positionText(read(parts));
  const places = placesIn(positionText(read(withMarks(parts, [...listed.keys()]))), [...listed.keys()]);
  const threads = new Map<string, ListedComment[]>();
  for (const each of listed.values()) threads.set(each.first, [...(threads.get(each.first) ?? []), each]);
  const found = [...listed.values()].flatMap((first): ReadThread[] => {
    const own = threads.get(first.id) ?? [];
    const written = own.filter((each) => each.text.trim() !== "").map(commentOf);
    const marked = places.get(first.id);
    const place = marked && wordsAt(text, marked);
    if (!place || written.length === 0) return [];
    return [{ ...place, quote: quoteAt(text, place), isResolved: first.isResolved, comments: written }];
  });
  return found.toSorted((a, b) => a.from - b.from);
}

const commentOf = ({ author, at, text }: ListedComment): ReadComment => ({ author, at, text });

/** Returns the parts with marker characters where the words of each comment begin and end. */
function withMarks(parts: DocxParts, ids: readonly string[]): DocxParts {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const document = parts.document.replace(mark, (tag, kind: string) => {
    const index = indexes.get(attributeOf(tag.slice(0, tag.indexOf(">") + 1), "w:id") ?? "");
    if (index === undefined) return tag;
    const words = (character: string | undefined) => `<w:t>${character}${index}${markEnd}</w:t>`;
    if (kind === "Reference") return words(endMark);
    return `<w:r>${words(kind === "RangeStart" ? startMark : endMark)}</w:r>`;
  });
  return { ...parts, document };
}

/** Returns the place of each comment in a text without the markers, and the words there. */
function placesIn(marked: string, ids: readonly string[]): ReadonlyMap<string, Stretch & { readonly words: string }> {
  const starts = new Map<string, number>();
  const ends = new Map<string, number>();
  let width = 0;
  for (const { index, 0: all, 1: kind, 2: number } of marked.matchAll(placed)) {
    const id = ids[Number(number)] ?? "";
    const side = kind === startMark ? starts : ends;
    // The reference comes after the end, and counts only where there is none.
    if (!side.has(id)) side.set(id, index - width);
    width += all.length;
  }
  const plain = marked.replaceAll(placed, "");
  return new Map(
    [...ends].map(([id, to]) => {
      const from = Math.min(starts.get(id) ?? to, to);
      return [id, { from, to, words: quoteAt(plain, { from, to }) }];
    }),
  );
}

/**
 * Returns where the words of a comment are in the text, which can differ from the one with the markers, or else the
 * nearest paragraph.
 */
function wordsAt(text: string, { from, to, words }: Stretch & { readonly words: string }): Stretch | undefined {
  if (words !== "") return quoteAt(text, { from, to }) === words ? { from, to } : quoteNear(text, words, from);
  const paragraphs = stretchesOfWords(text);
  return paragraphs.find((each) => from <= each.to) ?? paragraphs.at(-1);
}
