import { leftAction, reduceAction, rightAction, shiftAction } from "../../../packages/engine/src/syntax/arc-eager.ts";

/**
 * Of the actions that lose the fewest arcs of the wanted tree the one with the highest score (Goldberg and Nivre 2012, “A
 * dynamic oracle for arc-eager dependency parsing”). `wanted` are heads and the numbers of arcs.
 */
export function bestOf(state, { heads, arcs }, scores, arcsInAll) {
  const costs = costsOf(state, heads);
  const least = Math.min(...costs.values());
  const top = state.top();
  const next = state.next;
  const allowed = [];
  if (costs.get("shift") === least) allowed.push(shiftAction);
  if (costs.get("reduce") === least) allowed.push(reduceAction);
  if (costs.get("left") === least) allowed.push(...withNames(leftAction, heads[top] === next && arcs[top], arcsInAll));
  if (costs.get("right") === least)
    allowed.push(...withNames(rightAction, heads[next] === top && arcs[next], arcsInAll));
  return allowed.reduce((best, each) => (scores[each] > scores[best] ? each : best));
}

/** The action with the name of the wanted arc; with any name where the arc itself is lost already. */
const withNames = (action, arc, arcsInAll) =>
  arc === false ? Array.from({ length: arcsInAll }, (_, i) => action(i)) : [action(arc)];

/** The pieces on the stack. */
const waiting = (state) => Array.from({ length: state.depth }, (_, below) => state.top(below));

/** How many of the pieces that were not read yet hang on `piece`. */
function childrenToCome(state, heads, piece) {
  let count = 0;
  for (let child = state.next; child < state.size; child++) if (heads[child] === piece) count++;
  return count;
}

/** How many wanted arcs each possible action loses. */
function costsOf(state, heads) {
  const top = state.top();
  const next = state.next;
  const lost = waiting(state).filter((piece) => heads[piece] === next && state.heads[piece] < 0).length;
  const headWaits = waiting(state).includes(heads[next]);
  const toCome = top < 0 ? 0 : childrenToCome(state, heads, top);
  const costs = new Map();
  if (state.canShift) costs.set("shift", lost + Number(headWaits));
  if (state.canReduce) costs.set("reduce", toCome);
  if (state.canLeft) costs.set("left", toCome + Number(heads[top] > next));
  if (state.canRight) costs.set("right", lost + Number(heads[next] > next) + Number(headWaits && heads[next] !== top));
  return costs;
}
