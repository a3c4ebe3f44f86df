import { integers, type Onnx, type OnnxSession, type OnnxTensor } from "./onnx.ts";
import { Pieces } from "./pieces.ts";

/** Says what a change is worth. */
export interface Judge {
  /**
   * How much likelier the words around a change become by it, in natural logarithms: above nought, likelier. Rejects
   * when the runtime does. `training/judge.py` does the same.
   */
  worth(before: readonly string[], after: readonly string[]): Promise<number>;
}

/** The files of a judge, as `training/export_judge.py` writes them. */
export interface JudgeFiles {
  /** `judge.onnx` */
  readonly model: Uint8Array;
  /** `vocabulary.txt` */
  readonly vocabulary: Uint8Array;
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
export async function openJudge({ model, vocabulary }: JudgeFiles, onnx: Onnx): Promise<Judge | "not-loaded"> {
  try {
    const pieces = new Pieces(new TextDecoder().decode(vocabulary), { lowers: false });
    const session = await onnx.InferenceSession.create(model, { intraOpNumThreads: 1 });
    return { worth: (before, after) => worthOf(onnx, session, pieces, before, after) };
  } catch {
    return "not-loaded";
  }
}

async function worthOf(
  onnx: Onnx,
  session: OnnxSession,
  pieces: Pieces,
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
  const { log } = await session.run(feedsOf(onnx, all));
  if (!(log?.data instanceof Float32Array)) throw new Error("The judge answers no numbers.");
  return log.data.reduce((sum, one, i) => (i < old.length ? sum - one : sum + one), 0);
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
function questionsOf(pieces: Pieces, words: readonly (readonly number[])[], from: number, to: number): Question[] {
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

function feedsOf(onnx: Onnx, asked: readonly Question[]): Record<string, OnnxTensor> {
  const width = Math.max(...asked.map(({ ids }) => ids.length));
  const rows = [asked.length, width];
  const ids = asked.flatMap((one) => Array.from({ length: width }, (_, at) => one.ids[at] ?? 0));
  const mask = asked.flatMap((one) => Array.from({ length: width }, (_, at) => Number(at < one.ids.length)));
  const place = asked.map((one) => one.place);
  const piece = asked.map((one) => one.piece);
  return {
    ids: integers(onnx, ids, rows),
    mask: integers(onnx, mask, rows),
    place: integers(onnx, place, [asked.length]),
    piece: integers(onnx, piece, [asked.length]),
  };
}
