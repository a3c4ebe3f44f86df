import { ArcEager, act, actionsFor, bestAction } from "./arc-eager.ts";
import { hashOf } from "./hash.ts";
import { mostParseFeatures, parseFeatures } from "./parse-features.ts";
import { headOf, type SpreadModel, spreadModel } from "./tagger-model.ts";
import { weightsOf } from "./weights.ts";

/** What hangs on what in a sentence; a piece is a word as a tree bank cuts it. */
export interface Arcs {
  /** The index of the piece each one depends on, or -1 for what the sentence is about. */
  readonly heads: Int32Array;
  /** The name of that relation; "root" for those that depend on nothing. */
  readonly names: readonly string[];
}

/** Finds the arcs of a sentence: its pieces in lower case, and their tags in the Penn Treebank. */
export type Parser = (words: readonly string[], tags: readonly string[]) => Arcs;

/** What stands before the weights, as JSON. */
export interface ParserHead {
  /** The names of arcs, and the tags, in the order in which the weights count them. */
  readonly arcs: readonly string[];
  readonly tags: readonly string[];
}

/** A sentence longer than this is not parsed: no arcs at all, each piece for itself. */
const longest = 200;

/** Opens a parser that `packModel` packed. Takes some hundredths of a second. */
export const openParser = (bytes: Uint8Array): Parser => parserOf(spreadModel(bytes));

/** The same of a model that was spread out before, by another thread perhaps. */
export function parserOf(spread: SpreadModel): Parser {
  const head = headOf<ParserHead>(spread);
  const weights = weightsOf(spread);
  const tagNumbers = new Map(head.tags.map((tag, i) => [tag, i]));
  const keys = new Int32Array(mostParseFeatures);
  const scores = new Int32Array(actionsFor(head.arcs.length));
  const state = new ArcEager(longest);

  return (words, tags) => {
    if (words.length > longest) return { heads: new Int32Array(words.length).fill(-1), names: words.map(() => "root") };
    const pieces = { words: words.map(hashOf), tags: tags.map((tag) => tagNumbers.get(tag) ?? 254) };
    state.begin(words.length);
    while (state.next < state.size) {
      const count = parseFeatures(pieces, state, keys);
      scores.fill(0);
      weights.add(keys, 0, count, scores);
      act(state, bestAction(state, scores));
    }
    const heads = state.heads.slice(0, words.length);
    const names = words.map((_, i) =>
      (heads[i] as number) < 0 ? "root" : (head.arcs[state.labels[i] as number] as string),
    );
    return { heads, names };
  };
}
