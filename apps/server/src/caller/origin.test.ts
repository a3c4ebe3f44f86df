import { expect, test } from "vitest";
import { originOf, programOf } from "./origin.ts";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox 130, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
    "Edge 126, Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari 17, macOS",
  ],
  ["curl/8.5.0", "curl/8.5.0"],
  ["housestyle/0.1 node", "housestyle/0.1"],
  ["x".repeat(5_000), "x".repeat(60)],
  ["", ""],
  [undefined, ""],
])("%j is called %j", (agent, name) => {
  expect(programOf(agent)).toBe(name);
});

test("a client that is not known is 0", () => {
  expect(originOf("1.2.3.4", () => "nonsense")).toMatchObject({ address: "1.2.3.4", client: 0 });
  expect(originOf("1.2.3.4", (name) => (name === "clientapp" ? "Webeditor" : undefined))).toMatchObject({ client: 1 });
});
