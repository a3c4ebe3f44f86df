import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SentParagraph, ToWorker } from "./messages.ts";
import { NearPort } from "./near-port.ts";

const limits = { most: 100, around: 40 };

/** A worker behind a near port, and what it knows of the text. */
function watched() {
  let near = 0;
  let known: SentParagraph[] = [];
  const told: ToWorker[] = [];
  const port = new NearPort(
    {
      postMessage(message) {
        told.push(message);
        if (message.type === "splice") known = known.toSpliced(message.at, message.remove, ...message.insert);
      },
      listen: () => {},
    },
    () => near,
    limits,
  );
  return {
    port,
    told,
    stamps: () => known.map(({ stamp }) => stamp),
    letters: () => known.reduce((all, { paragraph }) => all + paragraph.text.length, 0),
    go(index: number) {
      near = index;
      port.look();
    },
    be(index: number) {
      near = index;
    },
  };
}

const paragraph = (stamp: number, length = 10): SentParagraph => ({
  stamp,
  paragraph: { text: "a".repeat(length), kind: "prose" },
});
const paragraphs = (count: number, length = 10) => Array.from({ length: count }, (_, at) => paragraph(at, length));

test("a text that is not too long is checked as a whole", () => {
  const { port, stamps, told, go } = watched();
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: paragraphs(10) });
  go(9);
  expect(stamps()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(told.map(({ type }) => type)).toEqual(["splice"]);
});

test("of a text that is too long, what is around the writer is checked, wherever they go", () => {
  const { port, stamps, go, told } = watched();
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: paragraphs(100) });
  expect(stamps()).toEqual([0, 1, 2, 3]);
  go(50);
  expect(stamps()).toEqual([48, 49, 50, 51]);
  expect(told.at(-1)).toEqual({ type: "near", index: 2 });
  const before = told.length;
  go(49);
  expect(told.length).toBe(before);
  go(99);
  expect(stamps()).toEqual([96, 97, 98, 99]);
});

test("a text that becomes short enough is checked as a whole, and one paragraph that is too long is not checked", () => {
  const { port, stamps, be } = watched();
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: paragraphs(100) });
  be(2);
  port.postMessage({ type: "splice", at: 5, remove: 95, insert: [] });
  expect(stamps()).toEqual([0, 1, 2, 3, 4]);
  port.postMessage({ type: "splice", at: 2, remove: 1, insert: [paragraph(200, 101)] });
  expect(stamps()).toEqual([]);
});

test("whatever is written wherever, the worker knows a part of the text around the writer that is not too long", () => {
  const step = fc.record({
    at: fc.nat(30),
    remove: fc.nat(5),
    lengths: fc.array(fc.nat(60), { maxLength: 12 }),
    near: fc.nat(60),
    isWritten: fc.boolean(),
  });
  holds(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { port, stamps, letters, go, be } = watched();
      let all: SentParagraph[] = [];
      let stamp = 0;
      for (const { at, remove, lengths, near, isWritten } of steps) {
        if (!isWritten) {
          go(Math.min(near, Math.max(0, all.length - 1)));
          continue;
        }
        const splice = {
          at: Math.min(at, all.length),
          remove,
          insert: lengths.map((each) => paragraph(++stamp, each)),
        };
        all = all.toSpliced(splice.at, splice.remove, ...splice.insert);
        const here = Math.min(near, Math.max(0, all.length - 1));
        be(here);
        port.postMessage({ type: "splice", ...splice });
        expect(letters() === 0 || stamps().includes(all[here]?.stamp ?? -1)).toBe(true);
      }
      const known = stamps();
      const first = all.findIndex((each) => each.stamp === known[0]);
      expect(all.slice(first, first + known.length).map((each) => each.stamp)).toEqual(known);
      expect(letters()).toBeLessThanOrEqual(limits.most);
      const whole = all.reduce((sum, { paragraph }) => sum + paragraph.text.length, 0);
      if (whole <= limits.most) expect(known.length).toBe(all.length);
    }),
    { numRuns: 200 },
  );
});
