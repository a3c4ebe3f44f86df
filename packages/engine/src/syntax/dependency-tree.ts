import type { SyntacticWord } from "./syntactic-word.ts";

/** Auxiliaries and what else belongs to a verb without being a part of what is said. */
const auxiliaries = new Set(["aux", "auxpass"]);

/** The pieces of a sentence and what hangs on what; pieces are named by their index. */
export class DependencyTree {
  readonly pieces: readonly SyntacticWord[];
  readonly #children: readonly (readonly number[])[];

  constructor(pieces: readonly SyntacticWord[]) {
    this.pieces = pieces;
    const children: number[][] = pieces.map(() => []);
    for (const [i, { head }] of pieces.entries()) children[head]?.push(i);
    this.#children = children;
  }

  /** The piece at an index; undefined outside. */
  at(index: number): SyntacticWord | undefined {
    return this.pieces[index];
  }

  /** What hangs on a piece, in the order of the text. */
  children(index: number): readonly number[] {
    return this.#children[index] ?? [];
  }

  /** The first child of a piece by one of these arcs, or -1. */
  child(index: number, ...arcs: readonly string[]): number {
    return this.children(index).find((each) => arcs.includes(this.pieces[each]?.arc ?? "")) ?? -1;
  }

  /** All children by one of these arcs. */
  all(index: number, ...arcs: readonly string[]): readonly number[] {
    return this.children(index).filter((each) => arcs.includes(this.pieces[each]?.arc ?? ""));
  }

  /** The first and the last piece of all that hangs on a piece, itself among them. */
  span(index: number): { readonly first: number; readonly last: number } {
    let first = index;
    let last = index;
    for (let at = index, found = this.children(at); found.length > 0; found = this.children(at)) {
      at = Math.min(at, found[0] ?? at);
      if (at >= first) break;
      first = at;
    }
    for (let at = index, found = this.children(at); found.length > 0; found = this.children(at)) {
      at = Math.max(at, found.at(-1) ?? at);
      if (at <= last) break;
      last = at;
    }
    return { first, last };
  }

  /** The auxiliaries of a verb and the verb, in the order of the text. */
  verbGroup(verb: number): readonly number[] {
    return [...this.children(verb).filter((each) => auxiliaries.has(this.pieces[each]?.arc ?? "")), verb].sort(
      (a, b) => a - b,
    );
  }

  /** Whatever of a verb tells person and tense: its first auxiliary or itself; -1 for one that is not finite. */
  finite(verb: number): number {
    const [first = -1] = this.verbGroup(verb);
    return /^(?:VB[DPZ]|MD)$/.test(this.pieces[first]?.penn ?? "") ? first : -1;
  }

  /** The subject of a verb, or -1. */
  subject(verb: number): number {
    return this.child(verb, "nsubj", "nsubjpass", "csubj", "expl");
  }
}
