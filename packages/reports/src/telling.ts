import type { Place, Told } from "./report.ts";

/** What a report says, its places written when they are first asked for: there may be thousands of them. */
export function telling(told: Omit<Told, "places">, places: () => readonly Place[]): Told {
  let written: readonly Place[] | undefined;
  return {
    ...told,
    get places() {
      written ??= places();
      return written;
    },
  };
}

/** The same with other measures or pictures; its places stay unwritten as long as nobody asks for them. */
export function retold(told: Told, change: Partial<Omit<Told, "places">>): Told {
  const { measures, graphs } = told;
  return telling({ measures, graphs, ...change }, () => told.places);
}
