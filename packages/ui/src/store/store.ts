import { useSyncExternalStore } from "react";

/** A value that can be observed. */
export class Store<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly read = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes some fields. Listeners are not called if nothing has changed. */
  set(change: Partial<State>): void {
    const next = { ...this.#state, ...change };
    const keys = Object.keys(change).filter((key): key is keyof typeof change & string => key in next);
    if (keys.every((key) => Object.is(this.#state[key], next[key]))) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Returns a part of a store and updates the component when that part changes. */
export function useStore<State extends object, Part>(store: Store<State>, part: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.read()));
}
