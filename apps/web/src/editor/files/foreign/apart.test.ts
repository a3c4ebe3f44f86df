import { afterEach, expect, test, vi } from "vitest";
import { apart } from "./apart.ts";
import type { FromFileWorker } from "./worker-messages.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that answers with these messages and nothing else. */
function workerWith(...answers: readonly FromFileWorker[]) {
  const terminate = vi.fn();
  class StandIn extends EventTarget {
    terminate = terminate;
    postMessage() {
      for (const data of answers) this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  vi.stubGlobal("Worker", StandIn);
  return terminate;
}

const bytes = new Uint8Array([0x61]);

test("a file that takes too long is refused, and its worker is ended", async () => {
  vi.useFakeTimers();
  const terminate = workerWith({ type: "begun" });
  const read = apart.read(bytes, "a.md");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read).toEqual({ refused: "slow" });
  expect(terminate).toHaveBeenCalledOnce();
});

test("the worker is ended when it has answered", async () => {
  const terminate = workerWith({ type: "begun" }, { type: "refused", refused: "damaged" });
  expect(await apart.read(bytes, "a.md")).toEqual({ refused: "damaged" });
  expect(terminate).toHaveBeenCalledOnce();
});
