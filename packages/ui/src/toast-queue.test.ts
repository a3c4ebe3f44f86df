import { expect, test } from "vitest";
import {
  ToastQueue,
  toastActionDuration,
  toastAppear,
  toastDuration,
  toastFade,
  toastKeysDuration,
  toastWidth,
} from "./toast-queue.ts";

/** A clock the test moves by hand. */
function handClock() {
  let due: { at: number; run: () => void }[] = [];
  let now = 0;
  return {
    later: (run: () => void, ms: number) => void due.push({ at: now + ms, run }),
    forward(ms: number) {
      now += ms;
      const ready = due.filter((entry) => entry.at <= now);
      due = due.filter((entry) => entry.at > now);
      for (const entry of ready) entry.run();
    },
  };
}

test("the numbers are those of the specification", () => {
  expect([toastAppear, toastDuration, toastFade, toastWidth]).toEqual([100, 2000, 400, 450]);
  expect(toastActionDuration).toBe(8000);
});

test("a message fades in after a moment", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  queue.show({ kind: "success", title: "Saved", text: "Everybody sees it now." });
  expect(queue.read()).toMatchObject([{ kind: "success", title: "Saved", shown: false }]);
  clock.forward(toastAppear);
  expect(queue.read()).toMatchObject([{ text: "Everybody sees it now.", shown: true, leaving: false }]);
});

test("a message stays two seconds, fades and goes", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  queue.show("Saved");
  clock.forward(toastDuration - 1);
  expect(queue.read()).toMatchObject([{ text: "Saved", leaving: false }]);
  clock.forward(1);
  expect(queue.read()).toMatchObject([{ leaving: true }]);
  clock.forward(toastFade);
  expect(queue.read()).toEqual([]);
});

test("a message with something to press stays longer", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  queue.show("Removed", { label: "Undo", run: () => {} });
  clock.forward(toastActionDuration - 1);
  expect(queue.read()).toMatchObject([{ leaving: false }]);
});

test("by keys there is time to reach what can be pressed; by pointer and without it nothing stays longer", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  const undo = { label: "Undo", run: () => {} };
  queue.uses("keys");
  queue.show("Removed", undo);
  queue.show("Saved");
  clock.forward(toastDuration);
  expect(queue.read().map(({ leaving }) => leaving)).toEqual([false, true]);
  clock.forward(toastActionDuration - toastDuration);
  clock.forward(toastKeysDuration - toastActionDuration - 1);
  expect(queue.read()).toMatchObject([{ text: "Removed", leaving: false }]);
  clock.forward(1);
  expect(queue.read()).toMatchObject([{ leaving: true }]);
  queue.uses("pointer");
  queue.show("Ignored", undo);
  clock.forward(toastActionDuration);
  expect(queue.read()).toMatchObject([{ text: "Ignored", leaving: true }]);
});

test("at most three messages are on show, and one can be closed early", () => {
  const queue = new ToastQueue(() => {});
  const ids = ["a", "b", "c", "d"].map((text) => queue.show(text));
  expect(queue.read().map((toast) => toast.text)).toEqual(["b", "c", "d"]);
  queue.close(ids[2] ?? 0);
  expect(queue.read().map((toast) => toast.text)).toEqual(["b", "d"]);
});

test("what a message offers is done once, as long as it is on show", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  let times = 0;
  const undo = { label: "Undo", run: () => times++ };
  const first = queue.show("Ignored", undo);
  expect([queue.act(first), queue.act(first), times]).toEqual([true, false, 1]);
  expect(queue.read()).toEqual([]);
  const second = queue.show("Ignored", undo);
  clock.forward(toastActionDuration);
  expect([queue.act(second), times]).toEqual([false, 1]);
  expect(queue.act(queue.show("Saved"))).toBe(false);
});

test("nothing goes while somebody reads it, and not at once afterwards", () => {
  const clock = handClock();
  const queue = new ToastQueue(clock.later);
  queue.show("Saved");
  queue.hold();
  clock.forward(60_000);
  expect(queue.read()).toMatchObject([{ leaving: false }]);
  queue.release();
  clock.forward(toastDuration - 1);
  expect(queue.read()).toMatchObject([{ leaving: false }]);
  clock.forward(1);
  expect(queue.read()).toMatchObject([{ leaving: true }]);
});
