import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultCloudSettings, readCloudSettings } from "./cloud-settings.ts";

test("what was kept is read again, and of anything else what is a choice", () => {
  const wish = { ...defaultCloudSettings, most: 30, palette: "berry", leaveOut: "boat, oar" } as const;
  expect(readCloudSettings(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
  expect(readCloudSettings({ ...wish, palette: "constructor", most: 1e9 })).toEqual({
    ...wish,
    palette: "blue",
    most: 100,
  });
  holds(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(readCloudSettings(value))).toEqual(Object.keys(readCloudSettings(undefined)));
    }),
  );
});
