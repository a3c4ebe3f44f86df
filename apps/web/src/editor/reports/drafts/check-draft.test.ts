import type { FromWorker, ToWorker } from "@housestyle/checker";
import { defaultSettings, type Finding } from "@housestyle/engine";
import { expect, test } from "vitest";
import { checkDraft } from "./check-draft.ts";

const sent = ["One.", "Two."].map((text, stamp) => ({ stamp, paragraph: { text, kind: "prose" as const } }));
const finding = { ruleId: "spelling", text: "One" } as Finding;

/** A worker that answers as it is told to. */
function worker() {
  const heard: ToWorker["type"][] = [];
  const listeners = new EventTarget();
  return {
    heard,
    terminated: 0,
    postMessage: ({ type }: ToWorker) => void heard.push(type),
    addEventListener: (type: string, hear: (event: MessageEvent<FromWorker>) => void) =>
      listeners.addEventListener(type, hear as (event: Event) => void),
    terminate() {
      this.terminated++;
    },
    says: (data: FromWorker) => listeners.dispatchEvent(new MessageEvent("message", { data })),
  };
}
const measured = { type: "measured", measures: {} } as FromWorker;
const asked = { dialect: "en-GB", settings: defaultSettings } as const;
const checked = (...stamps: number[]): FromWorker => ({
  type: "checked",
  paragraphs: stamps.map((stamp) => ({ stamp, findings: stamp === 0 ? [finding] : [] })),
});

test("findings before the last pass over the whole text do not count", async () => {
  const own = worker();
  const found = checkDraft(own, sent, asked);
  expect(own.heard).toEqual(["open", "splice", "measure"]);
  own.says(checked(0, 1));
  own.says({ type: "ready", rules: [], templates: [] });
  own.says(checked(1, 0));
  // A name that comes again further on is no mistake any more.
  own.says({ type: "checked", paragraphs: [{ stamp: 0, findings: [] }] });
  own.says(measured);
  expect(await found).toEqual([
    { stamp: 1, findings: [] },
    { stamp: 0, findings: [] },
  ]);
  expect(own.terminated).toBe(1);
});

test("a worker that fails is let go of, too", async () => {
  const own = worker();
  const found = checkDraft(own, sent, asked);
  own.says({ type: "failed" });
  await expect(found).rejects.toThrow("could not be checked");
  expect(own.terminated).toBe(1);
});
