import { expect, test } from "vitest";
import { createJobQueue, type LineLimits } from "./job-queue.ts";

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
const short = { like: "short", long: false };
const long = { like: "long", long: true };

/** A line with a clock of its own, and a note of who was let in. */
function scene(given: Partial<LineLimits> = {}) {
  let clock = 0;
  const line = createJobQueue({ ...limits, ...given }, () => clock);
  const inside: string[] = [];
  const enter = (name: string, errand = short, signal = never) =>
    line.enter(errand, signal).then((leave) => {
      inside.push(name);
      return leave;
    });
  return { line, inside, enter, pass: (ms: number) => (clock += ms) };
}

/** Teaches a line how long a kind of job takes. */
async function teach({ enter, pass, inside }: ReturnType<typeof scene>, took: number, errand = short): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    const leave = await enter("lesson", errand);
    pass(took);
    leave();
  }
  inside.length = 0;
}

test("as many as there are threads go in; who leaves twice counts once", async () => {
  const { line, enter, inside } = scene();
  const [first] = await Promise.all([enter("a"), enter("b")]);
  const third = enter("c");
  const fourth = enter("d");
  expect(line.waiting).toBe(2);
  first?.();
  first?.();
  await third;
  expect(inside).toEqual(["a", "b", "c"]);
  (await third)();
  await fourth;
  expect(line.waiting).toBe(0);
});

test("short texts pass long ones, and a long one has its turn all the same", async () => {
  const { enter, inside } = scene({ threads: 1 });
  const leave = await enter("first");
  const names = ["long", "a", "b", "c", "d"];
  const each = names.map(async (name) => (await enter(name, name === "long" ? long : short))());
  leave();
  await Promise.all(each);
  expect(inside).toEqual(["first", "a", "b", "long", "c", "d"]);
});

test("long texts never take the last thread", async () => {
  const { enter, inside } = scene();
  await enter("long", long);
  void enter("second long", long);
  await enter("short");
  expect(inside).toEqual(["long", "short"]);
});

test("a burst may wait; who comes when more has come than can be done hears at once when to come back", async () => {
  const set = scene();
  await teach(set, 20);
  const { line, enter } = set;
  await Promise.all([enter("a"), enter("b")]);
  for (let n = 0; n < 40; n += 1) void enter(`burst ${n}`);
  expect(line.waiting).toBe(40);
  const late = Array.from({ length: 200 }, () => enter("late").then(String, ({ code, details }) => [code, details]));
  expect(await late.at(-1)).toEqual(["busy", { retryAfter: 1 }]);
});

test("after a quiet moment everything is as before", async () => {
  const set = scene({ threads: 1 });
  await teach(set, 20);
  const { line, enter, pass } = set;
  const brief = () =>
    enter("c")
      .then((leave) => leave())
      .then(
        () => "in",
        () => "sent away",
      );
  const first = await enter("a");
  const crowd = Array.from({ length: 200 }, brief);
  expect(await crowd.at(-1)).toBe("sent away");
  first();
  await Promise.all(crowd);
  expect(line.waiting).toBe(0);
  pass(10_000);
  const second = await enter("b");
  const burst = Array.from({ length: 10 }, brief);
  expect(line.waiting).toBe(10);
  second();
  expect(await Promise.all(burst)).toEqual(Array.from({ length: 10 }, () => "in"));
});

/**
 * What callers wait who come `load` times as often as they can be served, in a time of its own, milliseconds, sorted;
 * and how many were sent away. Of those of the first seconds, when nobody can know yet, neither.
 */
async function waits(load: number, threads: number, slowness: (clock: number) => number = () => 1) {
  const [took, rest, end, step] = [8, 5_000, 40_000, 0.5];
  let clock = 0;
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const line = createJobQueue({ ...limits, threads }, () => clock);
  let running: { readonly at: number; readonly leave: () => void }[] = [];
  const accepted: number[] = [];
  let refused = 0;
  const come = (came: number) =>
    line.enter(short, never).then(
      (leave) => {
        const at = clock + took * slowness(clock) * (0.5 + random());
        running.push({ at, leave });
        if (came > rest) accepted.push(at - came);
      },
      () => {
        if (came > rest) refused += 1;
      },
    );
  let next = 0;
  for (; clock < end; clock += step) {
    const done = running.filter(({ at }) => at <= clock);
    running = running.filter(({ at }) => at > clock);
    for (const { leave } of done) leave();
    await settle();
    while (next <= clock) {
      void come(clock);
      await settle();
      next += (-took / threads / load) * Math.log(random());
    }
  }
  return { accepted: accepted.sort((a, b) => a - b), refused, most: ((end - rest) / took) * threads };
}

const settle = async () => {
  for (let n = 0; n < 4; n += 1) await Promise.resolve();
};
const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

test.each([1, 3])(
  "with %i threads: at seven tenths nobody is sent away; at three times the most nobody waits much longer",
  async (threads) => {
    const normal = await waits(0.7, threads);
    expect(normal.refused).toBe(0);
    const over = await waits(3, threads);
    expect(p99(over.accepted)).toBeLessThan(2 * p99(normal.accepted));
    // The threads are busy all the time.
    expect(over.accepted.length).toBeGreaterThan(over.most * 0.95);
  },
);

test("a moment in which everything takes half as long again is no flood", async () => {
  const { refused, accepted } = await waits(0.8, 2, (clock) => (clock % 5_000 < 1_000 ? 1.5 : 1));
  expect(refused / accepted.length).toBeLessThan(0.005);
  expect(accepted.at(-1)).toBeLessThan(limits.burstWait * 1.2);
});

test("no more wait than there are places", async () => {
  const { line, enter } = scene({ threads: 1, mostWaiting: 3 });
  const leave = await enter("first");
  const asked = Array.from({ length: 10 }, (_, n) =>
    enter(String(n)).then(
      () => "in",
      () => "sent away",
    ),
  );
  expect(line.waiting).toBe(3);
  expect(await asked[9]).toBe("sent away");
  leave();
  expect(await asked[0]).toBe("in");
});

test("who gives up waiting makes room, and is not called in", async () => {
  const { line, enter, inside } = scene({ threads: 1 });
  const leave = await enter("first");
  const gone = new AbortController();
  const waiting = enter("gone", short, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: "busy" });
  expect(line.waiting).toBe(0);
  leave();
  await enter("next");
  expect(inside).toEqual(["first", "next"]);
});

test("while a thread starts, jobs wait for those there are; what it takes to start is expected of no job", async () => {
  let clock = 0;
  let started = 1;
  let wanted = 0;
  const want = () => {
    wanted += 1;
  };
  const line = createJobQueue({ ...limits, threads: 2 }, () => clock, { started: () => started, want });
  const { signal } = new AbortController();
  const errand = { like: "a", long: false };
  const leaveFirst = await line.enter(errand, signal);
  expect(wanted).toBe(0);
  const second = line.enter(errand, signal);
  const third = line.enter(errand, signal);
  expect([line.waiting, wanted > 0]).toEqual([2, true]);
  clock += 5;
  leaveFirst();
  const leaveSecond = await second;
  expect(line.waiting).toBe(1);
  clock += 700;
  started = 2;
  line.threadStarted();
  const leaveThird = await third;
  clock += 5;
  leaveThird();
  leaveSecond();
  expect(line.waiting).toBe(0);
});
