import type { Reading } from "./reading.ts";
import type { ReadWord } from "./said.ts";

/** Parts of speech that carry meaning. */
const carrying: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);

/** All words of running text in a row, in arrays that are quick to walk. */
export interface FlatWords {
  readonly count: number;
  readonly wordAt: (at: number) => ReadWord;
  readonly startAt: (at: number) => number;
  readonly endAt: (at: number) => number;
  /** Number of the word as it is written in lower case; the same word has the same. */
  readonly ids: Int32Array;
  /** How many different ones there are. */
  readonly different: number;
  /** Index behind the last word of its sentence. */
  readonly sentenceEnds: Int32Array;
  /** 1 for a word that carries meaning, 2 for a name, 0 for others. */
  readonly weights: Uint8Array;
}

const known = new WeakMap<Reading, FlatWords>();

/** The words of a text in a row; made once for all reports on a reading. */
export function flatWords(reading: Reading): FlatWords {
  const kept = known.get(reading);
  if (kept) return kept;
  const made = flat(reading);
  known.set(reading, made);
  return made;
}

const weightOf = (tag: string): number => (tag === "PROPN" ? 2 : carrying.has(tag) ? 1 : 0);

/** Numbers words in the order in which they are met. */
function numbering(): { readonly numberOf: (word: string) => number; readonly size: () => number } {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known === undefined) numbers.set(word, numbers.size);
    return known ?? numbers.size - 1;
  };
  return { numberOf, size: () => numbers.size };
}

function flat({ paragraphs }: Reading): FlatWords {
  const count = paragraphs.reduce((sum, { said }) => sum + said.words.length, 0);
  const words = new Array<ReadWord>(count);
  const offsets = new Int32Array(count);
  const [ids, sentenceEnds, weights] = [new Int32Array(count), new Int32Array(count), new Uint8Array(count)];
  const { numberOf, size } = numbering();
  let at = 0;
  for (const { start, said } of paragraphs) {
    for (const sentence of said.sentences) {
      const end = at + sentence.words.length;
      for (const word of sentence.words) {
        words[at] = word;
        offsets[at] = start;
        ids[at] = numberOf(word.lower);
        sentenceEnds[at] = end;
        weights[at] = weightOf(word.tag);
        at++;
      }
    }
  }
  const wordAt = (index: number) => words[index] as ReadWord;
  return {
    ...{ count, ids, sentenceEnds, weights, wordAt, different: size() },
    startAt: (index) => wordAt(index).start + (offsets[index] ?? 0),
    endAt: (index) => wordAt(index).end + (offsets[index] ?? 0),
  };
}
