import { expect, test } from "vitest";
import { frameOf } from "./frame-of.ts";

test("who is signed in keeps the side bar, others the site's header, and nothing jumps before that is known", () => {
  expect(frameOf("own", "in")).toBe("shell");
  expect([frameOf("own", "out"), frameOf("own", "away")]).toEqual(["site", "site"]);
  expect(frameOf("own", "unknown")).toBeUndefined();
  expect([frameOf("shell", "unknown"), frameOf("site", "in")]).toEqual(["shell", "site"]);
});
