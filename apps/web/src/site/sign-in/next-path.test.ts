import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOwnPath, loginTo, nextPath } from "./next-path.ts";

test("goes back to where somebody came from, search and all", () => {
  expect(nextPath("?next=%2Fstyle-guides%2F7%3Ftab%3Drules")).toBe("/style-guides/7?tab=rules");
  const path = "/invitation?token=a%2Bb&x=1#here";
  expect(nextPath(new URL(loginTo(path), "http://page").search)).toBe(path);
  expect(nextPath("")).toBeUndefined();
});

test.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "\\/elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  " //elsewhere.example",
  "/a\\b",
  "javascript:alert(1)",
  "editor",
  "",
])("sends nobody to %j", (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBeUndefined();
});

test("whatever is let through stays on this server, read as browsers read it", () => {
  const piece = fc.constantFrom("/", "\\", "\t", "\n", "\r", " ", ":", "@", "?", "#", ".", "a", "%2f", "\u0000", "é");
  holds(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pieces.join("");
      if (isOwnPath(path)) expect(new URL(path, "https://here.example").origin).toBe("https://here.example");
    }),
  );
});
