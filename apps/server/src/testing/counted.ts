import { expect } from "vitest";

/** A list that counts how often one of its values is looked at. */
export function counted<T extends object>(list: readonly T[]): { readonly values: readonly T[]; count(): number } {
  let looks = 0;
  const values = new Proxy(list, {
    get(target, key) {
      if (typeof key === "string" && /^\d/.test(key)) looks += 1;
      return Reflect.get(target, key);
    },
  });
  return { values, count: () => looks };
}

/** Holds work to the size it is done for: twice the size, twice the work, and again. Counts, never times. */
export function isLinear(work: (size: number) => number): void {
  const [once, twice, fourTimes] = [work(500), work(1_000), work(2_000)];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.2);
  expect(fourTimes / twice).toBeLessThan(2.2);
}
