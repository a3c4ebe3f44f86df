import { type CharacterTest, mayBeEmpty, PatternFault, type PlaceTest, type RegexNode } from "./regex-node.ts";

/** A state. Every state but the last leads to others; of two ways, the first is preferred. */
export type State =
  | { readonly kind: "character"; readonly fits: CharacterTest; readonly next: number }
  | { readonly kind: "place"; readonly holds: PlaceTest; readonly next: number }
  /** Holds where the table of a lookaround says so, or where it does not. */
  | { readonly kind: "look"; readonly table: number; readonly negative: boolean; readonly next: number }
  | { readonly kind: "group"; readonly slot: number; readonly next: number }
  | { kind: "ways"; first: number; second: number }
  | { readonly kind: "end" };

/** States without empty loops. State 0 is the end. */
export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
}

/** A lookaround with its own automaton. Those inside it come before it. */
export interface Lookaround {
  readonly ahead: boolean;
  readonly automaton: Automaton;
}

/** A pattern and all its lookarounds. */
export interface Program {
  readonly main: Automaton;
  readonly looks: readonly Lookaround[];
  /** The number of states. */
  readonly size: number;
}

type Repeat = RegexNode & { readonly kind: "repeat" };

const mostStates = 1000;

/**
 * Builds the automata of a pattern. Throws a PatternFault if it has too many states or repeats something that may be
 * empty.
 */
export function programOf(tree: RegexNode): Program {
  const looks: Lookaround[] = [];
  let size = 0;
  const compiled = (root: RegexNode): Automaton => {
    const states: State[] = [{ kind: "end" }];
    const add = (state: State): number => {
      if (++size > mostStates) throw new PatternFault("it is too long when its repetitions are written out");
      return states.push(state) - 1;
    };

    /** Adds the states of a tree before `next`, and returns the first of them. */
    const before = (next: number, part: RegexNode): number => {
      switch (part.kind) {
        case "character":
          return add({ kind: "character", fits: part.fits, next });
        case "place":
          return add({ kind: "place", holds: part.holds, next });
        case "look": {
          const { ahead, negative } = part;
          const table = looks.push({ ahead, automaton: compiled(part.body) }) - 1;
          return add({ kind: "look", table, negative, next });
        }
        case "sequence":
          return part.parts.reduceRight(before, next);
        case "choice":
          return part.parts
            .map((each) => before(next, each))
            .reduceRight((second, first) => add({ kind: "ways", first, second }));
        case "group": {
          const slot = 2 * part.index;
          const end = add({ kind: "group", slot: slot + 1, next });
          return add({ kind: "group", slot, next: before(end, part.body) });
        }
        case "repeat":
          return repeated(next, part);
      }
    };

    const waysTo = (body: number, next: number, lazy: boolean): number =>
      add({ kind: "ways", first: lazy ? next : body, second: lazy ? body : next });

    /** Adds a body that may be repeated any number of times, or be missing. */
    const endless = (next: number, { body, lazy }: Repeat): number => {
      const ways = { kind: "ways" as const, first: next, second: next };
      const at = add(ways);
      ways[lazy ? "second" : "first"] = before(at, body);
      return at;
    };

    const repeated = (next: number, part: Repeat): number => {
      const { body, least, most, lazy } = part;
      if (mayBeEmpty(body)) throw new PatternFault("it repeats something that can be empty");
      let at = most === Number.POSITIVE_INFINITY ? endless(next, part) : next;
      for (let i = least; i < most && most !== Number.POSITIVE_INFINITY; i++) at = waysTo(before(at, body), next, lazy);
      for (let i = 0; i < least; i++) at = before(at, body);
      return at;
    };

    return { start: before(0, root), states };
  };
  const main = compiled(tree);
  return { main, looks, size };
}
