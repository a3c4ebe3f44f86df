import type { ListState } from "@housestyle/panel";
import type { ControllerState } from "./controller-state.ts";

const read = new WeakMap<ControllerState, ListState>();

/** Returns the remarks that pass the writer’s filters. The result is the same object for the same state. */
export function listOf(state: ControllerState): ListState {
  let list = read.get(state);
  if (!list) {
    list = { ...state, order: state.personal.preferences.order };
    read.set(state, list);
  }
  return list;
}
