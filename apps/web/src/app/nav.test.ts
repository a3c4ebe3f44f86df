import { exchangeTables } from "@housestyle/contract";
import { expect, test } from "vitest";
import { placeOf } from "./nav.ts";

test("marks the place of the current path, the nearest one above it", () => {
  expect(placeOf("/team")?.path).toBe("/team");
  expect(placeOf("/team/analytics")?.path).toBe("/team/analytics");
  expect(placeOf("/style-guides/7")?.path).toBe("/style-guides");
  expect(placeOf("/teamwork")).toBeUndefined();
  expect(placeOf("/")).toBeUndefined();
});

test("whoever imports or exports is still at the place whose rows they are", () => {
  expect(exchangeTables.map((table) => placeOf(`/import/${table}`)?.path)).toEqual([
    "/dictionary",
    "/style-guides",
    "/snippets",
    "/term-bases",
    "/team",
  ]);
  expect(placeOf("/import")?.path).toBe("/dictionary");
});
