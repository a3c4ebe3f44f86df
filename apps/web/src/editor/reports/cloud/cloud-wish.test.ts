import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCloudWish, readCloudWish } from "./cloud-wish.ts";

test("what was kept is read again, and of anything else what is a choice", () => {
  const wish = { ...defaultCloudWish, most: 30, palette: "berry", leaveOut: "boat, oar" } as const;
  expect(readCloudWish(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
  expect(readCloudWish({ ...wish, palette: "constructor", most: 1e9 })).toEqual({
    ...wish,
    palette: "blue",
    most: 100,
  });
  holds(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(readCloudWish(value))).toEqual(Object.keys(readCloudWish(undefined)));
    }),
  );
});
