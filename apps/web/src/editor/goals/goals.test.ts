import { expect, test } from "vitest";
import { usefulTargets } from "./useful-targets.ts";
import { withEnd } from "./with-end.ts";

test("a typed end counts, and what is no number changes nothing", () => {
  expect(withEnd({ least: 11, most: 18 }, "most", "20")).toEqual({ least: 11, most: 20 });
  expect(withEnd({ most: 30 }, "most", "")).toEqual({ most: 30 });
  expect(withEnd({ most: 30 }, "most", "-1")).toEqual({ most: 30 });
});

test("the ends of a range never cross", () => {
  expect(withEnd({ least: 11, most: 18 }, "least", "25")).toEqual({ least: 25, most: 25 });
});

test("the writer's own targets stand before those of the kind of text", () => {
  const targets = usefulTargets({ style: "academic", targets: { longestSentence: { most: 40 } } });
  expect(targets.longestSentence).toEqual({ most: 40 });
  expect(targets.grade).toEqual({ most: 14 });
});
