import { expect, test } from "vitest";
import { type AssistedVersion, heldBack, problemOf, withVersion } from "./assistance-state.ts";

const offered = (text: string): AssistedVersion => ({ kind: "offered", text });

test("versions come in any order and keep their place", () => {
  const second = withVersion([], 1, () => offered("b"));
  expect(second).toEqual([{ kind: "writing", text: "" }, offered("b")]);
  expect(withVersion(second, 0, () => offered("a"))).toEqual([offered("a"), offered("b")]);
});

test("what was held back is counted by its reason", () => {
  const versions: AssistedVersion[] = [
    { kind: "held", fault: "names" },
    offered("a"),
    { kind: "held", fault: "names" },
    { kind: "held", fault: "mistakes" },
  ];
  expect([...heldBack(versions)]).toEqual([
    ["names", 2],
    ["mistakes", 1],
  ]);
});

test("a problem is shown only if there is nothing to choose or to wait for", () => {
  const failed: AssistedVersion = { kind: "failed", problem: "busy" };
  expect(problemOf([failed, failed])).toBe("busy");
  expect(problemOf([failed, offered("a")])).toBeUndefined();
  expect(problemOf([failed, { kind: "writing", text: "" }])).toBeUndefined();
  expect(problemOf([{ kind: "held", fault: "names" }])).toBeUndefined();
});
