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

test("names the keys of the machine", () => {
  expect(copyKeys("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)")).toBe("Cmd+C");
  expect(copyKeys("Mozilla/5.0 (X11; Linux x86_64)")).toBe("Ctrl+C");
});
