import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ArcEager, act, actionsFor, bestAction } from "./arc-eager.ts";

const names = 3;
const state = new ArcEager(40);

/** Parses `size` pieces by what is preferred at each step; answers the heads and how many steps it took. */
function parsed(size: number, preferences: readonly (readonly number[])[]): { heads: number[]; steps: number } {
  state.begin(size);
  let steps = 0;
  for (; state.next < state.size; steps++) act(state, bestAction(state, preferences[steps % preferences.length] ?? []));
  return { heads: [...state.heads.slice(0, size)], steps };
}

/** How far it is up to a piece that depends on nothing; more than there are pieces when there is none. */
function heightOf(heads: readonly number[], from: number): number {
  let height = 0;
  for (let at = from; at >= 0 && height <= heads.length; height++) at = heads[at] ?? -1;
  return height;
}

const crosses = (heads: readonly number[], child: number): boolean => {
  const head = heads[child] ?? -1;
  const [from, to] = [Math.min(child, head), Math.max(child, head)];
  return head >= 0 && heads.slice(from + 1, to).some((other) => other >= 0 && (other < from || other > to));
};

const size = fc.integer({ min: 0, max: 40 });
const preference = fc.array(fc.integer({ min: -9, max: 9 }), {
  minLength: actionsFor(names),
  maxLength: actionsFor(names),
});

it("makes a forest whose arcs do not cross, in at most two steps a piece, whatever is preferred", () => {
  holds(
    fc.property(size, fc.array(preference, { minLength: 1, maxLength: 30 }), (pieces, preferences) => {
      const { heads, steps } = parsed(pieces, preferences);
      expect(steps).toBeLessThanOrEqual(2 * pieces);
      expect(heads.every((_, i) => heightOf(heads, i) <= pieces)).toBe(true);
      expect(heads.some((_, i) => crosses(heads, i))).toBe(false);
    }),
    { numRuns: 200 },
  );
});
