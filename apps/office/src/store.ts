import { useSyncExternalStore } from "react";

/** What the pane shows, and who is told when it changes. */
export class PaneStore<State extends object> {
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

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A part of a store; the component follows it. */
export const useStore = <State extends object, Part>(store: PaneStore<State>, part: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.read()));
