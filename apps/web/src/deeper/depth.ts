import type { Depth } from "@housestyle/model-en/page";
import { Store, useStore } from "../store.ts";

/** How deeply texts are checked on this device; `ask` until somebody has said. */
export type Chosen = Depth | "off" | "ask";

const name = "housestyle.deeper";
const known: readonly Chosen[] = ["off", "strict", "eager"];
const store = new Store<{ readonly chosen: Chosen }>({ chosen: kept() });
addEventListener("storage", ({ key }) => {
  if (key === name || key === null) store.set({ chosen: kept() });
});

/** The choice of this device, which other windows follow. */
export const depth = {
  read: (): Chosen => store.read().chosen,
  subscribe: store.subscribe,
  use: (): Chosen => useStore(store, ({ chosen }) => chosen),
  set(chosen: Chosen): void {
    store.set({ chosen });
    try {
      localStorage.setItem(name, chosen);
    } catch {
      // Keeping is forbidden here: the choice holds until the page is closed.
    }
  },
};

function kept(): Chosen {
  try {
    const value = localStorage.getItem(name);
    return known.find((each) => each === value) ?? "ask";
  } catch {
    return "ask";
  }
}
