import { Store, useStore } from "../store.ts";

/** A choice of this device that every screen may read and set. Other windows follow; where nothing is kept, it lasts as long as the page. */
export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same for a component, which is drawn again when it changes. */
  readonly useIsOn: () => boolean;
}

/** A switch kept under `name`; `otherwise` until somebody has chosen. */
export function deviceSwitch(name: string, otherwise: boolean): DeviceSwitch {
  const kept = () => {
    const value = readKept(name);
    return value === null ? otherwise : value === "on";
  };
  const store = new Store({ on: kept() });
  addEventListener("storage", ({ key }) => {
    if (key === name || key === null) store.set({ on: kept() });
  });
  return {
    isOn: () => store.read().on,
    set(on) {
      store.set({ on });
      writeKept(name, on ? "on" : "off");
    },
    subscribe: store.subscribe,
    useIsOn: () => useStore(store, (state) => state.on),
  };
}

function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeKept(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Keeping is forbidden here: the choice holds until the page is closed.
  }
}
