import { expect, test } from "vitest";
import { announceUpdate, applyUpdate, keepAll, keepBeforeReload } from "./updates.ts";

test("everything that is written is kept before a new version takes over, and only then", async () => {
  const order: string[] = [];
  const takeBack = keepBeforeReload(async () => {
    await Promise.resolve();
    order.push("kept");
  });
  // No version waits: nothing has to be kept.
  await applyUpdate();
  expect(order).toEqual([]);
  announceUpdate({ postMessage: (message: string) => order.push(message) } as unknown as ServiceWorker);
  await applyUpdate();
  expect(order).toEqual(["kept", "take over"]);
  takeBack();
  await keepAll();
  expect(order).toHaveLength(2);
});

test("what cannot be kept holds the new version up", async () => {
  const order: string[] = [];
  announceUpdate({ postMessage: (message: string) => order.push(message) } as unknown as ServiceWorker);
  const takeBack = keepBeforeReload(() => Promise.reject(new Error("full")));
  await expect(applyUpdate()).rejects.toThrow("full");
  expect(order).toEqual([]);
  takeBack();
});
