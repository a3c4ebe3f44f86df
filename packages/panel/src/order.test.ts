import { remark } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { countByKind, neighbour, ordered, remarkAt } from "./order.ts";

const list = [
  remark({ key: "a", from: 5, kind: "style", level: "hint" }),
  remark({ key: "b", from: 20, kind: "spelling", level: "error" }),
  remark({ key: "c", from: 40, kind: "grammar", level: "error" }),
  remark({ key: "d", from: 60, kind: "spelling", level: "error" }),
];

test("importance puts errors first, kinds in the order of the groups, equals in text order", () => {
  expect(ordered(list, "importance").map((entry) => entry.key)).toEqual(["b", "d", "c", "a"]);
  expect(ordered(list, "place")).toBe(list);
});

test("every group has a count, the empty ones too", () => {
  expect(Object.fromEntries(countByKind(list))).toEqual({
    spelling: 2,
    grammar: 1,
    punctuation: 0,
    clarity: 0,
    style: 1,
    inclusive: 0,
    team: 0,
  });
});

test("next and previous go around", () => {
  expect(neighbour(list, "d", 0, 1)?.key).toBe("a");
  expect(neighbour(list, "a", 0, -1)?.key).toBe("d");
  expect(neighbour(list, "b", 0, 1)?.key).toBe("c");
});

test("from nowhere the caret decides", () => {
  expect(neighbour(list, undefined, 30, 1)?.key).toBe("c");
  expect(neighbour(list, undefined, 30, -1)?.key).toBe("b");
  expect(neighbour(list, "gone", 99, 1)?.key).toBe("a");
  expect(neighbour([], undefined, 0, 1)).toBeUndefined();
});

test("the caret belongs to a remark at both of its edges", () => {
  expect([19, 20, 23, 24].map((caret) => remarkAt(list, caret)?.key)).toEqual([undefined, "b", "b", undefined]);
});
