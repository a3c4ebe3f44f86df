import type { Finding, LateReader } from "@housestyle/engine";
import { afterEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer | undefined;
afterEach(() => server?.close());

function remark(start: number, end: number): Finding {
  const base = { ruleId: "slow/word", kind: "grammar", level: "warning", text: "", message: "Slow." } as const;
  return { ...base, start, end, suggestions: [], sure: false };
}

async function marks(slowLane: LateReader, more: object = {}): Promise<unknown> {
  server = await startTestServer({ slowLane });
  const answer = await server.post("/api/v1/check", { text: "She ate a apple.\n\nAll is well.", ...more });
  return (answer.body.findings as Finding[]).map(({ start, end, ruleId }) => [start, end, ruleId]);
}

test("the slow lane adds what overlaps nothing of ours, and reads the paragraphs of the text", async () => {
  const read: string[] = [];
  const lane: LateReader = {
    read: async (paragraphs) => {
      read.push(...paragraphs.map(({ start, text }) => `${start} ${text}`));
      return [remark(8, 15), remark(18, 21)];
    },
  };
  expect(await marks(lane)).toEqual([
    [8, 9, "grammar/a-or-an"],
    [18, 21, "slow/word"],
  ]);
  expect(read).toEqual(["0 She ate a apple.", "18 All is well."]);
});

test("its rules can be switched off like ours", async () => {
  expect(await marks({ read: async () => [remark(18, 21)] }, { disabled: ["slow/word", "grammar/a-or-an"] })).toEqual(
    [],
  );
});

test("a lane that does not answer in time, or fails, takes nothing away", async () => {
  const late = () => {
    // The next clock that is set is that of the patience with it: it strikes at once.
    const { setTimeout: real } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementationOnce((strike) => real(strike, 0));
    return new Promise<never>(() => {});
  };
  expect(await marks({ read: late })).toEqual([[8, 9, "grammar/a-or-an"]]);
  expect(vi.mocked(setTimeout).mock.calls[0]?.[1]).toBeGreaterThan(1_000);
  vi.restoreAllMocks();
  await server?.close();
  expect(await marks({ read: () => Promise.reject(new Error("broken")) })).toEqual([[8, 9, "grammar/a-or-an"]]);
});
