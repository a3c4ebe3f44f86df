import { expect, test } from "vitest";
import { createJobQueue, type Errand, type LineLimits } from "./job-queue.ts";

const limits: LineLimits = {
  threads: 2,
  mostWaiting: 100,
  mostLongWaiting: 4,
  burstWait: 500,
  window: 2_000,
  longWait: 5_000,
  mostPassing: 2,
  ready: 3,
  slow: 150,
  brief: 25,
};
const never = new AbortController().signal;

/** A line with a clock of its own, and a note of who was let in. */
function scene(given: Partial<LineLimits> = {}) {
  let clock = 0;
  const line = createJobQueue({ ...limits, ...given }, () => clock);
  const inside: string[] = [];
  const enter = (caller: string, errand: Partial<Errand> = {}, name = caller) =>
    line.enter({ like: "text", caller, ...errand }, never).then((leave) => {
      inside.push(name);
      return leave;
    });
  const pass = (ms: number) => {
    clock += ms;
  };
  return { line, inside, enter, pass };
}

const long = { like: "long", long: true };
const settle = async () => {
  for (let n = 0; n < 6; n += 1) await Promise.resolve();
};

test("callers take turns: one text of another goes before the second of whoever sent many", async () => {
  const { enter, inside } = scene({ threads: 1 });
  const leave = await enter("many");
  const names = ["many 1", "many 2", "many 3"];
  const each = names.map(async (name) => (await enter("many", {}, name))());
  each.push(enter("one").then((out) => out()));
  leave();
  await Promise.all(each);
  expect(inside).toEqual(["many", "many 1", "one", "many 2", "many 3"]);
});

test("of the long texts of one caller one is read at a time, however many threads there are", async () => {
  const { enter, inside } = scene({ threads: 4 });
  const leave = await enter("a", long, "a 1");
  void enter("a", long, "a 2");
  await enter("b", long, "b 1");
  expect(inside).toEqual(["a 1", "b 1"]);
  leave();
  await settle();
  expect(inside).toEqual(["a 1", "b 1", "a 2"]);
});

test("what one caller's texts take makes theirs long and nobody else's", async () => {
  const { line, enter, pass } = scene();
  const errand = { like: "text", guess: 20 };
  for (let n = 0; n < 30; n += 1) {
    const leave = await enter("slow", errand);
    pass(2_000);
    leave();
  }
  expect(line.isLong({ ...errand, caller: "slow" })).toBe(true);
  expect(line.isLong({ ...errand, caller: "other" })).toBe(false);
});

test("what was stopped early does not count as quick", async () => {
  const { line, enter, pass } = scene();
  const errand = { like: "text", guess: 1_000, caller: "impatient" };
  for (let n = 0; n < 30; n += 1) {
    const leave = await enter("impatient", errand);
    pass(100);
    leave({ isStopped: true });
  }
  expect(line.isLong(errand)).toBe(true);
});

test("a text is long by what such texts take, and before that is known, by its size", () => {
  const { line } = scene();
  expect(line.isLong({ like: "new", guess: 1_000 })).toBe(true);
  expect(line.isLong({ like: "new", guess: 20 })).toBe(false);
});

test("whoever has a thread does not take the last one with a text that takes a while", async () => {
  const { enter, inside } = scene();
  const slowish = { like: "slowish", guess: 100 };
  await enter("a", slowish, "a 1");
  void enter("a", slowish, "a 2");
  await enter("b", slowish, "b 1");
  expect(inside).toEqual(["a 1", "b 1"]);
});

test("a long text that has the only thread yet gives way to short ones, and then waits for the next to start", async () => {
  let started = 1;
  let wanted = 0;
  const want = () => {
    wanted += 1;
  };
  const threads = { started: () => started, want };
  const line = createJobQueue(limits, () => 0, threads);
  const leave = await line.enter(long, never);
  expect([wanted, line.isPressed(true)]).toEqual([1, false]);
  const short = line.enter({ like: "text" }, never);
  expect(line.isPressed(true)).toBe(true);
  leave({ isStopped: true });
  const leaveShort = await short;
  let isIn = false;
  const again = line.enter({ ...long, leavesOne: true }, never).then((out) => {
    isIn = true;
    return out;
  });
  leaveShort();
  await settle();
  expect(isIn).toBe(false);
  started = 2;
  line.threadStarted();
  await again;
  await line.enter({ like: "text" }, never);
  expect(line.isPressed(true)).toBe(false);
});

test("with one thread alone a long text is read to its end", async () => {
  const line = createJobQueue({ ...limits, threads: 1 }, () => 0);
  await line.enter({ ...long, leavesOne: true }, never);
  void line.enter({ like: "text" }, never);
  expect([line.isPressed(true), line.isPressed(false)]).toEqual([false, true]);
});

test("of short texts one caller has all threads as long as nobody else wants one", async () => {
  const { enter, inside } = scene();
  await Promise.all([enter("a", {}, "a 1"), enter("a", {}, "a 2")]);
  expect(inside).toEqual(["a 1", "a 2"]);
});

test("no caller takes all places: there is one for whoever comes next", async () => {
  const { line, enter } = scene({ threads: 1, mostWaiting: 10 });
  await enter("many");
  const sent = Array.from({ length: 20 }, () => enter("many").catch(() => {}));
  expect(line.waiting).toBe(5);
  void enter("one");
  expect(line.waiting).toBe(6);
  expect(sent).toHaveLength(20);
});

/** Callers who each ask again as soon as they are answered or sent away; how many were sent away after the first second. */
async function askingAgain(line: ReturnType<typeof scene>, callers: number, seconds: number): Promise<number> {
  const [took, step] = [40, 4];
  let [clock, refused] = [0, 0];
  const waiting = new Set(Array.from({ length: callers }, (_, n) => `caller ${n}`));
  let running: { readonly at: number; readonly end: () => void }[] = [];
  const ask = (caller: string) => {
    waiting.delete(caller);
    line.enter(caller).then(
      (leave) => {
        const end = () => {
          leave();
          waiting.add(caller);
        };
        if (clock < seconds * 1_000) running.push({ at: clock + took, end });
        else leave();
      },
      () => {
        waiting.add(caller);
        if (clock > 1_000) refused += 1;
      },
    );
  };
  for (; clock < seconds * 1_000; clock += step) {
    line.pass(step);
    const done = running.filter(({ at }) => at <= clock);
    running = running.filter(({ at }) => at > clock);
    for (const { end } of done) end();
    for (const caller of waiting) ask(caller);
    await settle();
  }
  for (const { end } of running) end();
  while (line.line.waiting > 0) await settle();
  return refused;
}

test("after a flood, few who ask again and again are not taken for one", async () => {
  const set = scene({ mostWaiting: 256 });
  expect(await askingAgain(set, 40, 4)).toBeGreaterThan(100);
  expect(set.line.isFlooded).toBe(true);
  expect(await askingAgain(set, 4, 4)).toBe(0);
});
