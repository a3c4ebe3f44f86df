import { defaultSettings } from "@housestyle/engine";
import { tier } from "@housestyle/testing";
import { expect, test } from "vitest";
import { startWorkCounter } from "../../engine/src/testing/work-counter.ts";

const counter = await startWorkCounter();
const { Checker } = await import("./checker.ts");
const { handClock } = await import("./testing/hand-clock.ts");
const { linesOf } = await import("./testing/lines-of.ts");

/** The work of a key, the rest after it and the answer to it, in a text of so many paragraphs that are all checked. */
async function workOfKey(length: number): Promise<number> {
  const clock = handClock();
  const lines = linesOf();
  const checker = new Checker(clock, { ready() {}, failed() {}, arrived() {}, answered() {} });
  let answer: Parameters<Parameters<typeof checker.connect>[0]["listen"]>[0] = () => {};
  checker.replace(lines(...Array.from({ length }, () => "one")));
  const listen = (receive: typeof answer) => {
    answer = receive;
  };
  const port = { postMessage() {}, listen };
  checker.connect(port, "en-US", defaultSettings);
  answer({ type: "checked", paragraphs: checker.waiting.map(({ stamp }) => ({ stamp, findings: [] })) });
  expect(checker.progress.checked).toBe(length);
  const insert = lines("one more");
  return counter.count(() => {
    checker.change({ at: length >> 1, remove: 1, insert });
    clock.forward(100);
    answer({ type: "checked", paragraphs: insert.map(({ stamp }) => ({ stamp, findings: [] })) });
  });
}

test("a key costs what has changed, however long the text is", async () => {
  await workOfKey(10);
  const small = await workOfKey(1_000);
  expect(small).toBeGreaterThan(0);
  expect(await workOfKey(10_000)).toBe(small);
  if (tier === "deep") expect(await workOfKey(100_000)).toBe(small);
});
