import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import { defaultSettings } from "./settings/settings.ts";
import { testAssets } from "./testing/run-rule.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const mebibyte = 2 ** 20;
const used = (): number => {
  collect();
  return process.memoryUsage().heapUsed / mebibyte;
};

/** A text of a mebibyte whose long words nobody has seen: what is kept of them must not keep the text. */
function book(n: number): string {
  const letters = [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
  const lines = `Zyntharilophones${letters} recieveing zyntharilophonic${letters}-mark stand here.\n${" ".repeat(mebibyte)}`;
  // One flat string, as it comes from a request.
  return JSON.parse(JSON.stringify(lines));
}

test("of texts that were read, nothing stays that keeps them in memory", () => {
  const engine = createEngine(testAssets());
  const settings = {
    ...defaultSettings,
    words: ["zyntharilophonist"],
    rules: [{ id: "1", match: "re*ing", replace: "", message: "" }],
    terms: [{ id: "2", text: "zyntharilophonic mark", status: "Deprecated" as const }],
  };
  const read = (n: number) => engine.check(book(n), { settings });
  expect(read(0).length).toBeGreaterThan(0);
  const before = used();
  for (let n = 1; n <= 40; n++) read(n);
  // Forty mebibytes were read; a few hundred words of them may be remembered.
  expect(used() - before).toBeLessThan(8);
});
