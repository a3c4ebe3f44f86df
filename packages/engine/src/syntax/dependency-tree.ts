import type { SyntacticWord } from "./syntactic-word.ts";

/** Dependencies of auxiliaries and other function words of a verb. */
const auxiliaries = new Set(["aux", "auxpass"]);

/** The pieces of a sentence and their dependencies; pieces are identified by their index. */
export class DependencyTree {
  readonly pieces: readonly SyntacticWord[];
  readonly #children: readonly (readonly number[])[];

  constructor(pieces: readonly SyntacticWord[]) {
    this.pieces = pieces;
    const children: number[][] = pieces.map(() => []);
    for (const [i, { head }] of pieces.entries()) children[head]?.push(i);
    this.#children = children;
  }

  /** Returns the piece at an index; undefined outside. */
  at(index: number): SyntacticWord | undefined {
    return this.pieces[index];
  }

  /** Returns the children of a piece in text order. */
  children(index: number): readonly number[] {
    return this.#children[index] ?? [];
  }

  /** Returns the first child of a piece with one of these labels, or -1. */
  child(index: number, ...arcs: readonly string[]): number {
    return this.children(index).find((each) => arcs.includes(this.pieces[each]?.arc ?? "")) ?? -1;
  }

  /** Returns all children with one of these labels. */
  all(index: number, ...arcs: readonly string[]): readonly number[] {
    return this.children(index).filter((each) => arcs.includes(this.pieces[each]?.arc ?? ""));
  }

  /** Returns the first and the last piece of the subtree of a piece. */
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

  /** Returns the auxiliaries of a verb and the verb in text order. */
  verbGroup(verb: number): readonly number[] {
    return [...this.children(verb).filter((each) => auxiliaries.has(this.pieces[each]?.arc ?? "")), verb].sort(
      (a, b) => a - b,
    );
  }

  /** Returns the finite part of a verb: its first auxiliary or the verb itself; -1 if it is not finite. */
  finite(verb: number): number {
    const [first = -1] = this.verbGroup(verb);
    return /^(?:VB[DPZ]|MD)$/.test(this.pieces[first]?.penn ?? "") ? first : -1;
  }

  /** Returns the subject of a verb, or -1. */
  subject(verb: number): number {
    return this.child(verb, "nsubj", "nsubjpass", "csubj", "expl");
  }
}
