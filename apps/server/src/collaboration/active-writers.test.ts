import { limits } from "@housestyle/contract";
import { expect, test } from "vitest";
import { ActiveWriters } from "./active-writers.ts";

const clients = Array.from({ length: limits.documentWriters }, (_, index) => ({ Client: `c${index}` }));

test("fifty may write, another only when one of them has stopped", () => {
  const writers = new ActiveWriters();
  for (const { Client } of clients) expect(writers.admits(Client, 0)).toBe(true);
  expect(writers.admits("another", 1)).toBe(false);
  expect(writers.admits("c7", 59_000)).toBe(true);
  expect(writers.admits("another", 59_999)).toBe(false);
  expect(writers.admits("another", 60_000)).toBe(true);
  expect(writers.admits("c7", 60_001)).toBe(true);
});

test("those who write on another server count", () => {
  const writers = new ActiveWriters();
  writers.note(clients, 0);
  expect(writers.admits("another", 1)).toBe(false);
  expect(writers.admits("c0", 1)).toBe(true);
});
