import { expect, test } from "vitest";
import { createGate } from "./concurrency-gate.ts";

const never = new AbortController().signal;

test("so many go in, so many wait, the rest are turned away", async () => {
  const gate = createGate(1, 1);
  const leave = await gate.enter(never);
  const waiting = gate.enter(never);
  expect(await gate.enter(never)).toBeUndefined();
  leave?.();
  expect(await waiting).toBeDefined();
});

test("who gives up waiting makes room, and is not called in", async () => {
  const gate = createGate(1, 1);
  const leave = await gate.enter(never);
  const gone = new AbortController();
  const first = gate.enter(gone.signal);
  gone.abort(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  const second = gate.enter(never);
  leave?.();
  expect(await second).toBeDefined();
});

test("leaving twice counts once", async () => {
  const gate = createGate(1, 0);
  const leave = await gate.enter(never);
  leave?.();
  leave?.();
  expect(await gate.enter(never)).toBeDefined();
  expect(await gate.enter(never)).toBeUndefined();
});
