import type { ModelFiles } from "./model-files.ts";
import { integers, type Onnx, type OnnxSession, type OnnxTensor } from "./onnx.ts";
import { type Encoded, WordPieces } from "./pieces.ts";
import type { PlainToken } from "./tokens.ts";

/** The likeliest tag that changes something, at each token; the start of the sentence is the first. */
export interface Verdict {
  readonly tag: string;
  /** How likely it is, 0 to 1. */
  readonly p: number;
}

/** Tags words. */
export interface NeuralTagger {
  /** A verdict of each token of a sentence, its start before them. Rejects when the runtime does. */
  tag(sentence: readonly PlainToken[]): Promise<Verdict[]>;
}

/**
 * Opens a tagger; undefined when the runtime cannot load it: it never rejects. It reads one sentence at a time: weights in int8 are
 * scaled by all that is read together, so that among others a sentence would be answered differently than alone.
 */
export async function openTagger(files: ModelFiles, onnx: Onnx): Promise<NeuralTagger | undefined> {
  try {
    const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const pieces = new WordPieces(text(files.vocabulary));
    const tags = text(files.tags).trimEnd().split("\n");
    // More would fight with the rules for the machine, and a sentence is too short to share.
    const session = await onnx.InferenceSession.create(files.model, { intraOpNumThreads: 1 });
    return { tag: (sentence) => tagWith(onnx, session, tags, pieces.encode(sentence)) };
  } catch {
    return undefined;
  }
}

async function tagWith(onnx: Onnx, session: OnnxSession, tags: readonly string[], row: Encoded): Promise<Verdict[]> {
  const { p } = await session.run(feedsOf(onnx, row));
  if (!(p?.data instanceof Float32Array)) throw new Error("The model did not return probabilities.");
  const { data } = p;
  return row.first.map((_, word) => likeliest(data.subarray(word * tags.length), tags));
}

function feedsOf(onnx: Onnx, row: Encoded): Record<string, OnnxTensor> {
  const tensor = (line: readonly number[]): OnnxTensor => integers(onnx, line, [1, line.length]);
  return { ids: tensor(row.ids), case: tensor(row.case), mask: tensor(row.ids.map(() => 1)), first: tensor(row.first) };
}

/** The first tag keeps the word. */
function likeliest(p: Float32Array, tags: readonly string[]): Verdict {
  let best = 1;
  for (let i = 2; i < tags.length; i++) if ((p[i] ?? 0) > (p[best] ?? 0)) best = i;
  return { tag: tags[best] ?? "", p: p[best] ?? 0 };
}
