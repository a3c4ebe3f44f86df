import type { Forms } from "./forms.ts";
import { type Masked, openMasked } from "./masked.ts";
import { type Meant, meantIn } from "./meant.ts";
import type { Onnx } from "./onnx.ts";
import { WordPieces } from "./pieces.ts";
import { Slips, type SlipTables } from "./slips.ts";

/** Says what a change is worth, and what it would change itself. */
export interface Judge {
  /**
   * How much likelier the words around a change become by it, in natural logarithms: above nought, likelier. Rejects
   * when the runtime does. `training/judge.py` does the same.
   */
  worth(before: readonly string[], after: readonly string[]): Promise<number>;
  /** What the words of a sentence were meant to be, where that is something else. Rejects when the runtime does. */
  meant(tokens: readonly string[]): Promise<readonly Meant[]>;
}

/** The files of a judge, as `training/export_judge.py` writes them. */
export interface JudgeFiles {
  /** `judge.onnx` */
  readonly model: Uint8Array;
  /** `vocabulary.txt` */
  readonly vocabulary: Uint8Array;
  /** Of `slips.json`. */
  readonly slips: SlipTables;
}

/** What is asked of the model: how likely a piece is where it is hidden. */
interface Question {
  readonly ids: readonly number[];
  readonly place: number;
  readonly piece: number;
}

/** Of a word that are judged. */
const mostPieces = 4;
/** Pieces of a sentence that is judged; the model has places for 512. */
const longest = 160;

/** Opens a large masked language model, or says that the runtime cannot load it; it never rejects. */
export async function openJudge(files: JudgeFiles, table: Forms, onnx: Onnx): Promise<Judge | "not-loaded"> {
  try {
    const pieces = new WordPieces(new TextDecoder().decode(files.vocabulary), { lowers: false });
    const slips = new Slips(files.slips, table);
    const masked = await openMasked(files.model, onnx);
    return {
      worth: (before, after) => worthOf(masked, pieces, before, after),
      meant: (tokens) => meantIn(tokens, masked, pieces, slips, table),
    };
  } catch {
    return "not-loaded";
  }
}

async function worthOf(
  masked: Masked,
  pieces: WordPieces,
  before: readonly string[],
  after: readonly string[],
): Promise<number> {
  const { head, tail } = alike(before, after);
  const cut = (tokens: readonly string[]) => tokens.map((token) => pieces.of(token, longest + 1));
  const [was, is] = [cut(before), cut(after)];
  // What is too long to be judged is not worth it.
  if (was.flat().length > longest || is.flat().length > longest) return Number.NEGATIVE_INFINITY;
  const asked = (words: readonly (readonly number[])[]): Question[] =>
    questionsOf(pieces, words, Math.max(0, head - 1), Math.min(words.length, words.length - tail + 1));
  const old = asked(was);
  const all = [...old, ...asked(is)];
  if (all.length === 0) return Number.NEGATIVE_INFINITY;
  const logs = await masked.logs(
    all.map(({ ids }) => ids),
    all.map(({ place, piece }, row) => ({ row, place, pieces: [piece] })),
  );
  return logs.reduce((sum, [log = 0], i) => (i < old.length ? sum - log : sum + log), 0);
}

/** How many tokens are alike at the start, and at the end. */
function alike(before: readonly string[], after: readonly string[]): { head: number; tail: number } {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { head, tail };
}

/** A word is hidden with all pieces that come after the one that is asked for: they would tell it. */
function questionsOf(pieces: WordPieces, words: readonly (readonly number[])[], from: number, to: number): Question[] {
  const hidden = pieces.special("[MASK]");
  const [start, end] = [pieces.special("[CLS]"), pieces.special("[SEP]")];
  const asked: Question[] = [];
  let at = 1 + words.slice(0, from).reduce((sum, { length }) => sum + length, 0);
  for (const [i, word] of words.slice(from, to).entries()) {
    const front = [start, ...words.slice(0, from + i).flat()];
    const back = [...words.slice(from + i + 1).flat(), end];
    for (const [k, piece] of word.slice(0, mostPieces).entries()) {
      const inside = word.map((known, n) => (n < k ? known : hidden));
      asked.push({ ids: [...front, ...inside, ...back], place: at + k, piece });
    }
    at += word.length;
  }
  return asked;
}
