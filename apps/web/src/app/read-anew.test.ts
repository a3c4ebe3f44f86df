import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { readAnew } from "./read-anew.ts";

/** A list that is read from `stored`, each time only when told. */
function heldList() {
  const client = new QueryClient();
  const stored = { words: ["kept", "deleted"] };
  const held: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["words", "page 1"],
    queryFn: async () => {
      const { words } = stored;
      await new Promise<void>((resolve) => held.push(resolve));
      return words;
    },
  });
  const stop = observer.subscribe(() => {});
  return { client, stored, held, shown: () => observer.getCurrentResult().data, stop };
}

test("a first reading answered before a change does not stay", async () => {
  const list = heldList();
  list.stored.words = ["kept"];
  const done = readAnew(list.client, ["words"]);
  list.held[0]?.();
  await expect.poll(() => list.held.length).toBe(2);
  list.held[1]?.();
  await done;
  expect(list.shown()).toEqual(["kept"]);
  expect(list.held.length).toBe(2);
  list.stop();
});

test("what is there is read once, and other keys are left alone", async () => {
  const list = heldList();
  list.held[0]?.();
  await expect.poll(list.shown).toEqual(["kept", "deleted"]);
  await readAnew(list.client, ["snippets"]);
  expect(list.held.length).toBe(1);
  list.stored.words = ["kept"];
  const done = readAnew(list.client, ["words"]);
  list.held[1]?.();
  await done;
  expect(list.shown()).toEqual(["kept"]);
  expect(list.held.length).toBe(2);
  list.stop();
});
