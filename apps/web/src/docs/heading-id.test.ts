import { expect, test } from "vitest";
import { headingIds } from "./heading-id.ts";

test("a heading is named as GitHub names it, and the second of a name by a number", () => {
  expect(headingIds(["What is tested", "`npm start`: how?", "Über uns", "What is tested"])).toEqual([
    "what-is-tested",
    "npm-start-how",
    "über-uns",
    "what-is-tested-1",
  ]);
  expect(headingIds(["Words — and dashes", "a_b"])).toEqual(["words--and-dashes", "a_b"]);
});
