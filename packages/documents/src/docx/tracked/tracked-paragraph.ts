import type { Hunk } from "../../in-place/hunks.ts";
import { noteCharacter } from "../../schema/note-nodes.ts";
import { type DocxParagraph, wordsOf } from "../docx-content.ts";
import type { SourceEdit } from "../source-edit.ts";
import { elementsOf, linked } from "../word-elements.ts";
import { type PlacedPiece, placedPieces, targetOf } from "../word-hunks.ts";
import { type CutPiece, dividedRun, type PieceCut, type RevisionContext, takesWords } from "./divided-run.ts";
import type { LinkedWords } from "./linked-words.ts";
import { markPlace } from "./paragraph-mark.ts";
import type { DocxParagraphSource, DocxRun } from "./paragraph-source.ts";

/** Words that could not be replaced with a tracked change, and therefore stay. */
export interface UntrackedChange {
  readonly gone: string;
  readonly added: string;
}

/** A change of words, with the links of the new ones. */
export interface LinkedHunk extends Hunk {
  /** If this is missing, there are none. */
  readonly linked?: readonly LinkedWords[];
}

const wordsOfHunk = ({ words, linked: own }: LinkedHunk): readonly LinkedWords[] =>
  own ?? (words === "" ? [] : [{ text: words, href: undefined }]);

/** The planned changes of a paragraph. */
export interface ParagraphPlan {
  /** The changes of its words, in order. */
  readonly hunks: readonly LinkedHunk[];
  /** The change of its end. */
  readonly mark: "ins" | "del" | undefined;
}

/** The edits of a paragraph, and the changes that they leave out. */
interface TrackedParagraph {
  readonly edits: readonly SourceEdit[];
  readonly untracked: readonly UntrackedChange[];
}

/** A hunk, and the piece that receives its words. */
interface TrackedHunk extends LinkedHunk {
  readonly target: PlacedPiece | undefined;
}

/** Returns the edits that give a paragraph other words as tracked changes. */
export function trackedParagraph(
  xml: string,
  paragraph: DocxParagraph,
  source: DocxParagraphSource,
  { hunks: wanted, mark }: ParagraphPlan,
  context: RevisionContext,
): TrackedParagraph {
  const { revisions, links } = context;
  const { part, inside } = paragraph;
  const { hunks, untracked } = trackedHunks(paragraph, source, wanted);
  const words = hunks.flatMap((hunk) => (hunk.target ? [] : wordsOfHunk(hunk)));
  const content = words
    .map(({ text, href }) => {
      const inserted = revisions.inserted(`<w:r>${elementsOf(text)}</w:r>`);
      return href === undefined || !links ? inserted : linked(inserted, href, links);
    })
    .join("");
  const place = mark && markPlace(xml, source);
  const marked = mark && place ? place.before + revisions.mark(mark) + place.after : "";
  if (inside === undefined) {
    const { end } = source.tag;
    const single = { part, start: end - 2, end, text: `>${marked}${content}</w:p>` };
    return { edits: marked + content === "" ? [] : [single], untracked };
  }
  const runs = cutRuns(paragraph, source, hunks);
  return {
    edits: [
      ...(place ? [{ part, start: place.start, end: place.end, text: marked }] : []),
      ...[...runs].map(([run, pieces]) => ({ part, ...dividedRun(xml, run, pieces, context) })),
      ...(content === "" ? [] : [{ part, start: inside, end: inside, text: content }]),
    ],
    untracked,
  };
}

/** Returns the changes of a paragraph's words that can be tracked, and those that cannot. */
export function trackedHunks(paragraph: DocxParagraph, { runs }: DocxParagraphSource, wanted: readonly LinkedHunk[]) {
  const before = wordsOf(paragraph);
  const placed = placedPieces(paragraph.pieces);
  const runAt = runsByItem(runs);
  const hunks: TrackedHunk[] = [];
  const untracked: UntrackedChange[] = [];
  for (const hunk of wanted) {
    const target = hunk.words === "" ? undefined : targetFor(placed, hunk);
    const touched = placed.filter(({ from, to }) => from < hunk.to && to > hunk.from);
    const isInRuns = touched.every(({ piece }) => runAt.has(piece.start));
    const run = target && runAt.get(target.piece.start);
    const isWords = !hunk.words.includes(noteCharacter);
    if (isWords && isInRuns && (!target || (run && takesWords(run)))) hunks.push({ ...hunk, target });
    else untracked.push({ gone: before.slice(hunk.from, hunk.to), added: hunk.words });
  }
  return { hunks, untracked };
}

const runsByItem = (runs: readonly DocxRun[]): ReadonlyMap<number, DocxRun> =>
  new Map(
    runs.flatMap((run) => run.items.flatMap(({ start, isComputed }) => (isComputed ? [] : [[start, run] as const]))),
  );

/** Returns the piece that receives the words of a hunk: one with words or, only if there is none, a tab or a break. */
const targetFor = (placed: readonly PlacedPiece[], hunk: Hunk): PlacedPiece | undefined =>
  targetOf(
    placed.filter(({ piece }) => piece.isWords),
    hunk,
  ) ?? targetOf(placed, hunk);

/** Returns the runs that change, each with the pieces in it that do. */
function cutRuns(
  { pieces }: DocxParagraph,
  { runs }: DocxParagraphSource,
  hunks: readonly TrackedHunk[],
): ReadonlyMap<DocxRun, readonly CutPiece[]> {
  const found = new Map<DocxRun, CutPiece[]>();
  const runAt = runsByItem(runs);
  for (const placed of placedPieces(pieces)) {
    const cuts = cutsOf(placed, hunks);
    const run = runAt.get(placed.piece.start);
    if (!run || cuts.every(({ kind }) => kind === "kept")) continue;
    found.set(run, [...(found.get(run) ?? []), { piece: placed.piece, cuts }]);
  }
  return found;
}

/** Returns the kept, deleted, and inserted ranges of a piece. Inserted words come after those that they replace. */
function cutsOf({ index, piece, from, to }: PlacedPiece, hunks: readonly TrackedHunk[]): readonly PieceCut[] {
  const cuts: PieceCut[] = [];
  let at = from;
  const take = (kind: PieceCut["kind"], end: number) => {
    if (end > at) cuts.push({ kind, text: piece.text.slice(at - from, end - from) });
    at = Math.max(at, end);
  };
  for (const hunk of hunks) {
    const isTarget = hunk.target?.index === index;
    if (!isTarget && (hunk.from >= to || hunk.to <= from)) continue;
    take("kept", Math.min(hunk.from, to));
    take("gone", Math.min(hunk.to, to));
    if (isTarget) cuts.push(...wordsOfHunk(hunk).map((words) => ({ kind: "new" as const, ...words })));
  }
  take("kept", to);
  return cuts;
}
