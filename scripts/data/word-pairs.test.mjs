import { expect, test } from "vitest";
import { PairTally } from "./pair-tally.mjs";
import { tagged } from "./tagged.mjs";
import { pairsOf } from "./word-pairs.mjs";

const known = {
  noun: new Set(["decision", "loss", "life", "dog", "tail", "court"]),
  verb: new Set(["make", "walk", "inform", "be", "bite"]),
  adj: new Set(["final", "other", "informed"]),
  adv: new Set(["slowly", "then"]),
};
const pairs = (text) => pairsOf(tagged(text), known);

test("words that belong together are paired by their own forms", () => {
  expect(pairs("They made the final decision.")).toEqual([
    ["vn", "make", "decision"],
    ["an", "final", "decision"],
  ]);
  expect(pairs("She walked slowly.")).toEqual([["rv", "slowly", "walk"]]);
  expect(pairs("It was a loss of life.")).toEqual([["nn", "loss", "life"]]);
});

test("what goes with anything, or only describes, is left out", () => {
  expect(pairs("The other dog then walked.")).toEqual([]);
  expect(pairs("An informed decision is rare.").filter(([relation]) => relation === "vn")).toEqual([]);
  expect(pairs("It bites the dog's tail.")).not.toContainEqual(["vn", "bite", "dog"]);
});

test("a pair counts when it was met often enough, in enough sources", () => {
  const tally = new PairTally();
  for (const source of [1, 2]) {
    tally.nextSource();
    for (let i = 0; i < source; i++) tally.add("an", "final", "decision");
    tally.add("vn", "make", "decision");
  }
  expect(tally.rows({ count: 3, sources: 2 })).toEqual([["an", "final", "decision", 3]]);
  expect(tally.rows({ count: 1, sources: 3 })).toEqual([]);
  expect(tally.size).toBe(2);
});
