import { integers, type Onnx, type OnnxSession } from "./onnx.ts";

/** What is asked about a hidden word: in which row, at which of its pieces, and how likely each of these is there. */
export interface MaskedWord {
  readonly row: number;
  readonly place: number;
  readonly pieces: readonly number[];
}

/** A masked language model: what stands where something is hidden. */
export interface Masked {
  /**
   * The log probability of each piece that is asked about, in that order. All rows are read at once; `asked` is not empty. Rejects when
   * the runtime does.
   */
  logs(rows: readonly (readonly number[])[], asked: readonly MaskedWord[]): Promise<number[][]>;
}

/** Opens the model that `training/export_judge.py` writes. Rejects when the runtime cannot load it. */
export async function openMasked(model: Uint8Array, onnx: Onnx): Promise<Masked> {
  const session = await onnx.InferenceSession.create(model, { intraOpNumThreads: 1 });
  return { logs: (rows, asked) => logsOf(onnx, session, rows, asked) };
}

async function logsOf(
  onnx: Onnx,
  session: OnnxSession,
  rows: readonly (readonly number[])[],
  asked: readonly MaskedWord[],
): Promise<number[][]> {
  const [ids, pieces] = [filled(rows), filled(asked.map((one) => one.pieces))];
  const there = ids.map((line, row) => line.map((_, at) => Number(at < (rows[row]?.length ?? 0))));
  const table = (lines: readonly (readonly number[])[]) =>
    integers(onnx, lines.flat(), [lines.length, lines[0]?.length ?? 0]);
  const { logs } = await session.run({
    ids: table(ids),
    mask: table(there),
    row: integers(
      onnx,
      asked.map(({ row }) => row),
      [asked.length],
    ),
    place: integers(
      onnx,
      asked.map(({ place }) => place),
      [asked.length],
    ),
    pieces: table(pieces),
  });
  const data = logs?.data;
  if (!(data instanceof Float32Array)) throw new Error("The judge did not return numbers.");
  const width = pieces[0]?.length ?? 0;
  return asked.map((one, at) => [...data.subarray(at * width, at * width + one.pieces.length)]);
}

/** Lines of equal length. */
function filled(lines: readonly (readonly number[])[]): number[][] {
  const width = Math.max(...lines.map(({ length }) => length));
  return lines.map((line) => Array.from({ length: width }, (_, at) => line[at] ?? 0));
}
