import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { packagesFor } from "./chromium.mjs";

beforeEach(() => {
  vi.stubEnv("HOUSESTYLE_CHROMIUM", "");
  vi.stubEnv("CHROMIUM_PATH", "");
});
afterEach(() => vi.unstubAllEnvs());

test("pages get the shell, also where a whole browser could draw them", () => {
  expect(packagesFor(undefined, undefined)).toEqual(["chromium-headless-shell", "chromium"]);
  expect(packagesFor("/usr/bin/chromium", "/usr/bin/chromium")).toEqual(["chromium-headless-shell"]);
  expect(packagesFor("/usr/bin/chromium-headless-shell", undefined)).toEqual(["chromium"]);
  expect(packagesFor("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")).toEqual([]);
});

test("whoever names a browser is given none", () => {
  vi.stubEnv("HOUSESTYLE_CHROMIUM", "/opt/chrome");
  expect(packagesFor("/opt/chrome", "/usr/bin/chromium")).toEqual([]);
  expect(packagesFor("/opt/chrome", undefined)).toEqual([]);
});
