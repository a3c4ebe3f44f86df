import type { Node } from "prosemirror-model";
import type { AuthoredRun, Authorship } from "./authored-run.ts";

/** Words of a block with the same authorship. */
export interface AuthoredWords extends Authorship {
  readonly text: string;
}

/** A block of text with the authors of its words, in order. */
export interface AuthoredPassage {
  /** The position of the block. */
  readonly pos: number;
  readonly words: readonly AuthoredWords[];
}

/** A run with its place in the document. */
interface PlacedRun {
  readonly run: AuthoredRun;
  readonly from: number;
  readonly to: number;
}

/** Returns the blocks of a document that have words, with their authors. */
export function authoredPassages(doc: Node, runs: readonly AuthoredRun[]): AuthoredPassage[] {
  const placed = placedRuns(runs);
  const passages: AuthoredPassage[] = [];
  let first = 0;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const [from, to] = [pos + 1, pos + 1 + node.content.size];
    while ((placed[first]?.to ?? Number.POSITIVE_INFINITY) <= from) first += 1;
    const words = wordsBetween(doc, placed, first, from, to);
    if (words.length > 0) passages.push({ pos, words });
    return false;
  });
  return passages;
}

function placedRuns(runs: readonly AuthoredRun[]): PlacedRun[] {
  let at = 0;
  return runs.map((run) => {
    const from = at;
    at += run.length;
    return { run, from, to: at };
  });
}

function wordsBetween(
  doc: Node,
  placed: readonly PlacedRun[],
  first: number,
  start: number,
  end: number,
): AuthoredWords[] {
  const words: AuthoredWords[] = [];
  for (let index = first; (placed[index]?.from ?? end) < end; index += 1) {
    const { run, from, to } = placed[index] as PlacedRun;
    const [left, right] = [Math.max(start, from), Math.min(end, to)];
    const text = left < right ? doc.textBetween(left, right, " ", " ") : "";
    if (text !== "") words.push({ by: run.by, source: run.source, at: run.at, text });
  }
  return words;
}
