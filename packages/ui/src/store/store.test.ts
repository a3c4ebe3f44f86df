import { expect, test } from "vitest";
import { Store } from "./store.ts";

function watched() {
  const store = new Store<{ count: number; name: string; extra?: string }>({ count: 0, name: "a" });
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.read().count));
  return { store, seen, leave };
}

test("those who listen are told of a change, and read what is new", () => {
  const { store, seen } = watched();
  store.set({ count: 1 });
  expect(seen).toEqual([1]);
  expect(store.read()).toEqual({ count: 1, name: "a" });
});

test("what was so already is told to nobody, and stays the same object", () => {
  const { store, seen } = watched();
  const before = store.read();
  store.set({ count: 0, name: "a" });
  store.set({});
  expect(seen).toEqual([]);
  expect(store.read()).toBe(before);
});

test("a field that was not there yet is a change; not-a-number is as it was", () => {
  const { store, seen } = watched();
  store.set({ extra: "x" });
  store.set({ count: Number.NaN });
  store.set({ count: Number.NaN });
  expect(seen).toHaveLength(2);
});

test("who has left hears nothing more, and what was read does not change", () => {
  const { store, seen, leave } = watched();
  const before = store.read();
  leave();
  store.set({ count: 5 });
  expect(seen).toEqual([]);
  expect(before.count).toBe(0);
});
