import { endOfText, wordsOfBlock } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import { type DocumentSection, openingOf, sectionsOf } from "./sections.ts";

/** A heading in the outline, with its chapter: everything up to the next heading of the same or a higher level. Or a scene, up to the next one. */
export interface OutlineEntry extends DocumentSection {
  /** The same for as long as the heading is in the document, even if it is moved or its words change. */
  readonly id: number;
  /** Where the chapter ends, exclusive. */
  readonly end: number;
  /** How many chapters it is in. */
  readonly depth: number;
  /** Whether chapters are in it. */
  readonly hasChildren: boolean;
  /** The words of the heading on one line; of a scene, its first words. */
  readonly text: string;
  /** How many words the chapter has, with its heading and the chapters in it. */
  readonly words: number;
}

/**
 * Returns the outline of a document. Headings that were in the outline `before` keep their ids. Only the nodes at the top of
 * the document are visited: the words of a node are counted once in its life.
 */
export function outlineOf(doc: Node, before: readonly OutlineEntry[] = []): OutlineEntry[] {
  const headings = sectionsOf(doc);
  const ids = idsOf(headings, before);
  const wordsBefore = wordsBeforeEach(doc, headings);
  const total = wordsBefore.at(-1) ?? 0;
  const parents: number[] = [];
  const depths = headings.map(({ level }) => {
    while (parents.length > 0 && (parents.at(-1) ?? 0) >= level) parents.pop();
    parents.push(level);
    return parents.length - 1;
  });
  const ends = chapterEnds(headings);
  return headings.map((heading, index) => {
    const next = ends[index] ?? headings.length;
    const end = headings[next]?.at ?? endOfText(doc);
    return {
      ...heading,
      id: ids[index] ?? 0,
      end,
      depth: depths[index] ?? 0,
      hasChildren: next > index + 1,
      text: heading.isScene ? openingOf(doc, heading.at, end) : heading.node.textContent.replace(/\s+/g, " ").trim(),
      words: (next < headings.length ? (wordsBefore[next] ?? 0) : total) - (wordsBefore[index] ?? 0),
    };
  });
}

/** For each heading the index of the one that ends its chapter; the number of headings where none does. */
function chapterEnds(headings: readonly DocumentSection[]): number[] {
  const ends: number[] = new Array(headings.length).fill(headings.length);
  const open: number[] = [];
  for (const [index, { level }] of headings.entries()) {
    while (open.length > 0 && (headings[open.at(-1) ?? 0]?.level ?? 0) >= level) ends[open.pop() ?? 0] = index;
    open.push(index);
  }
  return ends;
}

/** How many words come before each heading, and at last how many there are. Notes are in no chapter. */
function wordsBeforeEach(doc: Node, headings: readonly DocumentSection[]): number[] {
  const sums: number[] = [];
  let words = 0;
  doc.forEach((node, at) => {
    if (headings[sums.length]?.at === at) sums.push(words);
    if (node.type.name !== "note") words += wordsOf(node);
  });
  sums.push(words);
  return sums;
}

// A node never changes, so it is counted once in its life.
const counted = new WeakMap<Node, number>();

function wordsOf(node: Node): number {
  if (node.isTextblock) return wordsOfBlock(node);
  const known = counted.get(node);
  if (known !== undefined) return known;
  const words = node.children.reduce((sum, child) => sum + wordsOf(child), 0);
  counted.set(node, words);
  return words;
}

/** A heading that is the same node has the same id, and so has the one in its place if only its words have changed. */
function idsOf(headings: readonly DocumentSection[], before: readonly OutlineEntry[]): number[] {
  const known = new Map<Node, number[]>();
  for (const { node, id } of before) known.set(node, [...(known.get(node) ?? []), id]);
  const kept = headings.map(({ node }) => known.get(node)?.shift());
  const isSameCount = headings.length === before.length;
  const left = new Set([...known.values()].flat());
  let next = 1 + Math.max(0, ...before.map(({ id }) => id));
  return kept.map((id, index) => {
    if (id !== undefined) return id;
    const inPlace = before[index]?.id;
    return isSameCount && inPlace !== undefined && left.delete(inPlace) ? inPlace : next++;
  });
}

/** Returns the entries that are not inside a collapsed one. */
export function visibleEntries(entries: readonly OutlineEntry[], collapsed: ReadonlySet<number>): OutlineEntry[] {
  let hiddenTo = -1;
  return entries.filter(({ id, at, end }) => {
    if (at < hiddenTo) return false;
    if (collapsed.has(id)) hiddenTo = end;
    return true;
  });
}

/** Returns the entry whose chapter holds a position, the innermost; undefined before the first heading. */
export function entryAt(entries: readonly OutlineEntry[], pos: number): OutlineEntry | undefined {
  return entries.findLast(({ at }) => at <= pos);
}

/** Returns where the cursor is at the beginning of an entry: in its heading, or in the first words of a scene; undefined where it has none. */
export function cursorIn(doc: Node, { at, isScene }: Pick<OutlineEntry, "at" | "isScene">): number | undefined {
  return isScene ? Selection.findFrom(doc.resolve(at + 1), 1, true)?.from : at + 1;
}

/** Returns the entries that are chapters, without the scenes in them. */
export function chaptersOf(entries: readonly OutlineEntry[]): OutlineEntry[] {
  return entries.filter(({ isScene }) => !isScene);
}
