import { readShared } from "@housestyle/lexicon";
import { deepTest } from "@housestyle/testing";
import { expect, test, vi } from "vitest";
import { createRegistry } from "../http/metrics.ts";
import { realChecker } from "../testing/test-server.ts";
import { startChecker } from "./checker.ts";

const never = new AbortController().signal;
const sentence = "The quick brown fox recieved a apple and went home. ";

function job(text: string) {
  const body = new TextEncoder().encode(JSON.stringify({ text }));
  return { call: "check", body, longest: 10_000_000, forSlowLane: false } as const;
}

/** The checker of this process with a thread that has nothing to do: a test before may have stopped it. */
async function idleChecker() {
  const checker = await realChecker();
  await checker.answer(job(sentence), { budget: 400_000, gone: never });
  return checker;
}

test("a check that takes too long is stopped, and the next one is served", async () => {
  const checker = await idleChecker();
  const slow = checker.answer(job(sentence.repeat(10_000)), { budget: 5, gone: never });
  await expect(slow).rejects.toMatchObject({ code: "took-too-long" });
  const next = await checker.answer(job(sentence), { budget: 400_000, gone: never });
  expect(next).toMatchObject({ kind: "done", bytes: { length: expect.any(Number) } });
});

test("a check that is stopped leaves its thread, which knows what it knew before", async () => {
  const checker = await idleChecker();
  let sent = 0;
  const settings = {
    ...{ ignores: [], rules: [], terms: [], templates: [] },
    get words() {
      sent += 1;
      return ["zyntharil"];
    },
  };
  const accountRules = { version: "told once", settings };
  await checker.answer(job(sentence), { budget: 400_000, gone: never }, accountRules);
  const known = sent;
  const gone = new AbortController();
  const hungUp = checker.answer(job(sentence.repeat(100_000)), { budget: 400_000, gone: gone.signal });
  const late = checker.answer(job(sentence.repeat(20_000)), { budget: 5, gone: never });
  setImmediate(() => gone.abort());
  await Promise.allSettled([hungUp, late]);
  await checker.answer(job(sentence), { budget: 400_000, gone: never }, accountRules);
  expect(sent).toBe(known);
});

test("a short text is answered while one caller has many long ones read", async () => {
  const checker = await idleChecker();
  const gone = new AbortController();
  const attacker = { budget: 400_000, gone: gone.signal, caller: "attacker" };
  const attacks = Array.from({ length: 6 }, () => checker.answer(job(sentence.repeat(50_000)), attacker));
  const answered = Promise.allSettled(attacks);
  gone.abort();
  const answer = await checker.answer(job(sentence), { budget: 400_000, gone: never, caller: "victim" });
  expect(answer.kind).toBe("done");
  expect((await answered).map(({ status }) => status)).not.toContain("fulfilled");
});

test("a check nobody waits for any more is stopped", async () => {
  const checker = await idleChecker();
  const gone = new AbortController();
  const check = checker.answer(job(sentence.repeat(100_000)), { budget: 400_000, gone: gone.signal });
  gone.abort();
  await expect(check).rejects.toMatchObject({ code: "took-too-long" });
});

test("more long texts than may wait are told to come back", async () => {
  const checker = await idleChecker();
  const gone = new AbortController();
  const told: string[] = [];
  const checks = Array.from({ length: 20 }, () =>
    checker.answer(job(sentence.repeat(50_000)), { budget: 400_000, gone: gone.signal }).then(
      ({ kind }) => told.push(kind),
      (error: { code: string }) => told.push(error.code),
    ),
  );
  await Promise.race(checks);
  expect(told).toEqual(["busy", "busy", "busy"]);
  // The others wait, or are read, until nobody waits for them any more.
  gone.abort();
  await Promise.all(checks);
});

deepTest(
  "a second thread comes for two texts at once, ends when it has had nothing to do, and comes again",
  async () => {
    const registry = createRegistry();
    const checker = startChecker({ assets: await readShared(), threads: 2, registry, rest: 1_000 });
    const answer = () => checker.answer(job(sentence), { budget: 400_000, gone: never });
    const threads = async () => {
      const told = await registry.getSingleMetricAsString("housestyle_check_threads");
      return Number(/^housestyle_check_threads (\d+)/m.exec(told)?.[1]);
    };
    try {
      await checker.ready;
      for (const _ of ["once", "again"]) {
        expect(await threads()).toBe(1);
        // The first thread may be done with all of them before another is there: then more come.
        await vi.waitFor(
          async () => {
            const answers = await Promise.all([answer(), answer(), answer(), answer()]);
            expect(answers.map(({ kind }) => kind)).toEqual(["done", "done", "done", "done"]);
            expect(await threads()).toBe(2);
          },
          { timeout: 60_000, interval: 10 },
        );
        await vi.waitFor(async () => expect(await threads()).toBe(1), { timeout: 60_000, interval: 50 });
      }
    } finally {
      await checker.close();
    }
  },
);
