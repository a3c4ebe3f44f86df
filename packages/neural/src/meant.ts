import { likeIn } from "./change.ts";
import type { Forms } from "./forms.ts";
import type { Masked, MaskedWord } from "./masked.ts";
import type { WordPieces } from "./pieces.ts";
import type { Slips } from "./slips.ts";

/** A word that was meant to be another: the tag that says which, and how likely that is. */
export interface Meant {
  /** Which token; the first is 1, as it is for a tagger. */
  readonly at: number;
  readonly tag: string;
  readonly p: number;
}

/** Words from one hidden word to the next, at least. */
const apart = 4;
/** Of so many words at most one is hidden. */
const oneIn = 6;
/** Words of a sentence that is read. */
const [fewest, most] = [4, 60];
/** What is less likely is heard by nobody. */
const floor = 0.3;
/** Pieces of a sentence that is read; the model has places for 512. */
const longest = 160;

/** In this order: a word that is two forms of another has the first. */
const forms = ["S", "BASE", "ED", "EN", "ING", "ADV", "ADJ", "ER", "EST"];

/** A token, what it may have been meant to be, and the piece of each. */
type Choice = ReadonlyMap<string, number>;

/**
 * What a masked language model would write instead. Each word that may have been meant to be another is hidden, with others far
 * from it. `training/meant.py` does the same. Rejects when the runtime does.
 */
export async function meantIn(
  tokens: readonly string[],
  masked: Masked,
  pieces: WordPieces,
  slips: Slips,
  table: Forms,
): Promise<Meant[]> {
  const cut = tokens.map((token) => pieces.of(token, longest + 1));
  if (tokens.length < fewest || tokens.length > most || cut.flat().length > longest) return [];
  const choices = new Map(
    tokens.flatMap((token, i): [number, Choice][] => {
      const choice = choiceOf(token, pieces, slips);
      return choice.size > 1 ? [[i, choice]] : [];
    }),
  );
  if (choices.size === 0) return [];
  const rounds = roundsOf([...choices.keys()], tokens.length);
  const rows = rounds.map((hidden) => rowOf(cut, new Set(hidden), pieces));
  const asked = rounds.flatMap((hidden, row) =>
    hidden.map((at): MaskedWord & { readonly at: number } => ({
      row,
      at,
      place: placeOf(cut, at, new Set(hidden)),
      pieces: [...(choices.get(at)?.values() ?? [])],
    })),
  );
  const logs = await masked.logs(rows, asked);
  return asked
    .flatMap(({ at }, i): Meant[] => {
      const words = [...(choices.get(at)?.keys() ?? [])];
      const token = tokens[at] ?? "";
      const low = token.toLowerCase();
      const { word, p } = slips.behind(low, new Map(words.map((each, n) => [each, logs[i]?.[n] ?? 0])));
      return word === low || p < floor ? [] : [{ at: at + 1, tag: tagOf(table, low, likeIn(word, token)), p }];
    })
    .sort((a, b) => a.at - b.at);
}

/** A word, itself first, and all that it may have been meant to be, as far as one piece says it; empty where that tells nothing. */
function choiceOf(token: string, pieces: WordPieces, slips: Slips): Choice {
  const low = token.toLowerCase();
  const choice = new Map<string, number>();
  if (pieces.only(token) === undefined) return choice;
  for (const word of [low, ...slips.of(low)]) {
    const piece = pieces.only(likeIn(word, token));
    if (piece !== undefined) choice.set(word, piece);
  }
  return choice.has(low) ? choice : new Map();
}

function roundsOf(places: readonly number[], length: number): number[][] {
  const rounds: number[][] = [];
  const room = Math.max(1, Math.floor(length / oneIn));
  for (const place of places) {
    const round = rounds.find((each) => each.length < room && place - (each.at(-1) ?? place) >= apart);
    if (round) round.push(place);
    else rounds.push([place]);
  }
  return rounds;
}

function rowOf(cut: readonly (readonly number[])[], hidden: ReadonlySet<number>, pieces: WordPieces): number[] {
  const words = cut.flatMap((word, i) => (hidden.has(i) ? [pieces.special("[MASK]")] : word));
  return [pieces.special("[CLS]"), ...words, pieces.special("[SEP]")];
}

/** Where the piece of a hidden word stands in its row. */
function placeOf(cut: readonly (readonly number[])[], at: number, hidden: ReadonlySet<number>): number {
  return cut.slice(0, at).reduce((sum, { length }, i) => sum + (hidden.has(i) ? 1 : length), 1);
}

/** The tag that makes `right` of a small-lettered word: by its form, else by its name. `training/align.py` does the same. */
function tagOf(table: Forms, low: string, right: string): string {
  const goal = right.toLowerCase();
  const form = forms.find((each) => table.in(low, each) === goal);
  if (form) return `T_${form}`;
  const stem = (word: string) => word.replace(/['s]+$/, "");
  if (right.includes("'") && stem(low) === stem(goal)) return goal.endsWith("'s") ? "POSS" : "POSS2";
  return `REPLACE_${goal}`;
}
