import { expect, test } from "vitest";
import { createLine, type LineLimits } from "./line.ts";

const limits: LineLimits = {
  threads: 2,
  mostWaiting: 100,
  mostLongWaiting: 4,
  burstWait: 500,
  standingWait: 50,
  burst: 1_000,
  longWait: 5_000,
  mostPassing: 2,
};
const never = new AbortController().signal;
const short = { like: "short", long: false };
const long = { like: "long", long: true };

/** A line with a clock of its own, and a note of who was let in. */
function scene(given: Partial<LineLimits> = {}) {
  let clock = 0;
  const line = createLine({ ...limits, ...given }, () => clock);
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

test("a burst may wait; a line that stands is kept short, and callers hear at once when to come back", async () => {
  const set = scene();
  await teach(set, 20);
  const { enter, pass } = set;
  await Promise.all([enter("a"), enter("b")]);
  for (let n = 0; n < 40; n += 1) void enter(`burst ${n}`);
  pass(1_100);
  await expect(enter("late")).rejects.toMatchObject({ code: "busy", details: { retryAfter: expect.any(Number) } });
});

test("after a quiet moment everything is as before", async () => {
  const set = scene({ threads: 1 });
  await teach(set, 20);
  const { line, enter, pass } = set;
  const first = await enter("a");
  const second = enter("b");
  pass(1_100);
  await expect(enter("c")).rejects.toMatchObject({ code: "busy" });
  first();
  (await second)();
  expect(line.waiting).toBe(0);
  (await enter("d"))();
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
