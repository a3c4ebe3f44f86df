import { expect, test } from "vitest";
import { ClipboardHost } from "./clipboard-host.ts";

function opened(text: string) {
  const put: unknown[] = [];
  const host = new ClipboardHost({
    ask: async (what, about) => (what === "text" ? text : void put.push({ what, ...about })),
  });
  return { host, put };
}

test("every correction puts the whole text into the clipboard, line ends and all", async () => {
  const { host, put } = opened("We saw teh boat.\r\nIt was teh end.");
  const [first] = await host.read();
  if (!first) throw new Error("There is no line.");
  expect(await host.write([{ ...first, start: 7, end: 10, replacement: "the" }])).toBe("written");
  expect(put).toEqual([{ what: "put", text: "We saw the boat.\r\nIt was teh end." }]);
  expect((await host.read())[0]?.text).toBe("We saw the boat.\r");
});

test("words that are others by now are not written in, and it counts as the desktop", async () => {
  const { host, put } = opened("We saw teh boat.");
  const [line] = await host.read();
  if (!line) throw new Error("There is no line.");
  expect(await host.write([{ ...line, text: "Another.", start: 0, end: 7, replacement: "x" }])).toBe("changed");
  expect([put, host.client]).toEqual([[], 2]);
});
