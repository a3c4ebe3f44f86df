import { expect, test } from "vitest";
import { copyText } from "./copy-text.ts";
import { copyKeys } from "./overlays/copy-keys.ts";

test("says whether the browser took the text", async () => {
  const taken: string[] = [];
  expect(await copyText("a", { writeText: async (text) => void taken.push(text) })).toBe(true);
  expect(taken).toEqual(["a"]);
  expect(await copyText("a", { writeText: () => Promise.reject(new Error("denied")) })).toBe(false);
  expect(await copyText("a", undefined)).toBe(false);
});

test("who wants to know hears of a refusal, and of nothing else", async () => {
  let heard = 0;
  const hear = () => void heard++;
  await copyText("a", { writeText: async () => {} }, hear);
  expect(heard).toBe(0);
  await copyText("a", { writeText: () => Promise.reject(new Error("denied")) }, hear);
  await copyText("a", undefined, hear);
  expect(heard).toBe(2);
});

test("names the keys of the machine", () => {
  expect(copyKeys("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)")).toBe("Cmd+C");
  expect(copyKeys("Mozilla/5.0 (X11; Linux x86_64)")).toBe("Ctrl+C");
});
