import { Store, useStore } from "@housestyle/ui/store";

/**
 * One of several values that a person chooses on this device. Other windows follow the choice. Where the browser stores
 * nothing, the choice lasts until the page is closed.
 */
export interface DeviceChoice {
  readonly values: readonly string[];
  readonly read: () => string;
  readonly set: (value: string) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same for a component, which is drawn again when it changes. */
  readonly useValue: () => string;
}

/**
 * Creates a choice stored under `name`, with the value `otherwise` until one of `values` has been chosen. Without
 * `values`, any value is allowed.
 */
export function deviceChoice(name: string, values: readonly string[], otherwise: string): DeviceChoice {
  const kept = () => {
    const value = keptUnder(name);
    return value !== null && (values.length === 0 || values.includes(value)) ? value : otherwise;
  };
  const store = new Store({ value: kept() });
  addEventListener("storage", ({ key }) => {
    if (key === name || key === null) store.set({ value: kept() });
  });
  return {
    values,
    read: () => store.read().value,
    set(value) {
      store.set({ value });
      try {
        localStorage.setItem(name, value);
      } catch {
        // Keeping is forbidden here: the choice holds until the page is closed.
      }
    },
    subscribe: store.subscribe,
    useValue: () => useStore(store, (state) => state.value),
  };
}

function keptUnder(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
