import type { Automaton, Program, State } from "./automaton.ts";
import { StateSet } from "./state-set.ts";
import type { Work } from "./work.ts";

/** Where each lookaround of a program matches: one byte for each position of the text. */
export type Tables = readonly Uint8Array[];

/** Finds where each lookaround of a program matches in a text, inner ones first. */
export function tablesOf({ looks }: Program, text: string, work: Work): Tables {
  const tables: Uint8Array[] = [];
  for (const { ahead, automaton } of looks) {
    const table = new Uint8Array(text.length + 1);
    const note = (at: number, isThere: boolean) => {
      table[at] = isThere ? 1 : 0;
    };
    if (ahead) backward(automaton, text, tables, work, (at, states) => note(at, states.has(automaton.start)));
    else forward(automaton, text, tables, work, (at, states) => note(at, states.has(0)));
    tables.push(table);
  }
  return tables;
}

type Saw = (at: number, states: StateSet) => void;

/** Returns the number of UTF-16 code units of the character at a position: 2 for a surrogate pair. */
export const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Returns whether a state that reads no character may be passed at a position. */
function mayPass(state: State | undefined, text: string, at: number, tables: Tables): boolean {
  switch (state?.kind) {
    case "place":
      return state.holds(text, at);
    case "look":
      return (tables[state.table]?.[at] === 1) !== state.negative;
    case "ways":
    case "group":
      return true;
    default:
      return false;
  }
}

/**
 * Walks a text from its end and reports, for each position, from which states the end of the automaton can be reached
 * there, however much of the text that takes.
 */
export function backward({ states }: Automaton, text: string, tables: Tables, work: Work, saw: Saw): void {
  const reading = edgesOf(states, (state) => state.kind === "character", "back");
  const passing = edgesOf(states, (state) => state.kind !== "character", "back");
  let now = new StateSet(states.length);
  let later = new StateSet(states.length);
  for (let at = text.length; at >= 0; at -= at > 1 && widthAt(text, at - 2) === 2 ? 2 : 1) {
    [now, later] = [later, now];
    now.clear();
    now.add(0);
    if (at < text.length) readInto(now, later, reading, states, text.codePointAt(at) ?? 0);
    passInto(now, passing, (edge) => mayPass(states[edge], text, at, tables));
    work.add(now.size);
    saw(at, now);
  }
}

/**
 * Walks a text from its beginning and reports, for each position, which states can be reached there from any earlier
 * position.
 */
function forward({ states, start }: Automaton, text: string, tables: Tables, work: Work, saw: Saw): void {
  const reading = edgesOf(states, (state) => state.kind === "character", "on");
  const passing = edgesOf(states, (state) => state.kind !== "character", "on");
  let now = new StateSet(states.length);
  let before = new StateSet(states.length);
  let character = -1;
  for (let at = 0; at <= text.length; at += widthAt(text, at)) {
    [now, before] = [before, now];
    now.clear();
    if (at > 0) readInto(now, before, reading, states, character);
    now.add(start);
    passInto(now, passing, (edge) => mayPass(states[edge], text, at, tables));
    work.add(now.size);
    saw(at, now);
    character = text.codePointAt(at) ?? -1;
  }
}

/** Adds the states that some states lead to by reading a character. */
function readInto(
  to: StateSet,
  from: StateSet,
  { first, owners, ends }: Edges,
  states: readonly State[],
  character: number,
): void {
  for (let i = 0; i < from.size; i++) {
    const state = from.list[i] ?? 0;
    const last = first[state + 1] ?? 0;
    for (let edge = first[state] ?? 0; edge < last; edge++) {
      const owner = states[owners[edge] ?? 0];
      if (owner?.kind === "character" && owner.fits(character)) to.add(ends[edge] ?? 0);
    }
  }
}

/** Adds the states that can be reached without reading anything. */
function passInto(there: StateSet, { first, owners, ends }: Edges, mayPassAt: (owner: number) => boolean): void {
  for (let i = 0; i < there.size; i++) {
    const state = there.list[i] ?? 0;
    const last = first[state + 1] ?? 0;
    for (let edge = first[state] ?? 0; edge < last; edge++) {
      const end = ends[edge] ?? 0;
      if (!there.has(end) && mayPassAt(owners[edge] ?? 0)) there.add(end);
    }
  }
}

/**
 * The edges of an automaton by the state they start from; each belongs to the state that decides whether it may be
 * taken.
 */
interface Edges {
  /** The start of each state's edges; they end where those of the next state start. */
  readonly first: Int32Array;
  readonly owners: Int32Array;
  readonly ends: Int32Array;
}

/** Returns the edges of some states, in their direction or against it. */
function edgesOf(states: readonly State[], isWanted: (state: State) => boolean, way: "on" | "back"): Edges {
  const all = states.flatMap((state, owner) =>
    isWanted(state) ? nextOf(state).map((next) => (way === "on" ? [owner, owner, next] : [next, owner, owner])) : [],
  );
  all.sort(([one = 0], [other = 0]) => one - other);
  const first = new Int32Array(states.length + 1);
  for (const [from = 0] of all) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let state = 0; state < states.length; state++) first[state + 1] = (first[state + 1] ?? 0) + (first[state] ?? 0);
  return {
    first,
    owners: Int32Array.from(all, ([, owner = 0]) => owner),
    ends: Int32Array.from(all, ([, , end = 0]) => end),
  };
}

/** Returns the states that follow a state. */
function nextOf(state: State): readonly number[] {
  if (state.kind === "end") return [];
  return state.kind === "ways" ? [...new Set([state.first, state.second])] : [state.next];
}
