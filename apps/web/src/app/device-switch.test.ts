import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceSwitch } from "./device-switch.ts";

let kept: Map<string, string>;
let hear: (event: { key: string | null }) => void;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => {
    hear = listener;
  });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([true, false])("until somebody has chosen it is %s", (otherwise) => {
  expect(deviceSwitch("quiet", otherwise).isOn()).toBe(otherwise);
});

test("what was chosen is kept for the next page", () => {
  deviceSwitch("quiet", false).set(true);
  expect(deviceSwitch("quiet", false).isOn()).toBe(true);
  deviceSwitch("quiet", true).set(false);
  expect(deviceSwitch("quiet", true).isOn()).toBe(false);
  expect(deviceSwitch("other", true).isOn()).toBe(true);
});

test("a choice in another window is followed, and so is one who forgets everything", () => {
  const quiet = deviceSwitch("quiet", false);
  const heard: boolean[] = [];
  quiet.subscribe(() => heard.push(quiet.isOn()));
  kept.set("quiet", "on");
  hear({ key: "something else" });
  expect(heard).toEqual([]);
  hear({ key: "quiet" });
  kept.clear();
  hear({ key: null });
  expect(heard).toEqual([true, false]);
});

test("where nothing may be kept it holds as long as the page", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  const quiet = deviceSwitch("quiet", false);
  quiet.set(true);
  expect(quiet.isOn()).toBe(true);
});
