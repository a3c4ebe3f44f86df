import { defaultFlags } from "@housestyle/contract";
import { describe, expect, test } from "vitest";
import { gateFlags, gates, gatesOf } from "./gates.ts";

describe("feature flags of the editor", () => {
  test("by their defaults everything is open", () => {
    expect(Object.values(gatesOf(defaultFlags)).every(Boolean)).toBe(true);
  });

  test.each(gates)("%s closes when each of its flags is off, and only then", (gate) => {
    const off = Object.fromEntries(gateFlags[gate].map((flag) => [flag, false]));
    const closed = gatesOf({ ...defaultFlags, ...off });
    expect(gates.filter((other) => !closed[other])).toEqual([gate]);
    if (gateFlags[gate].length > 1) {
      const [first = ""] = gateFlags[gate];
      expect(gatesOf({ ...defaultFlags, [first]: false })[gate]).toBe(true);
    }
  });

  test("every flag that is on by default gates something", () => {
    const gated = Object.values(gateFlags).flat();
    const on = Object.entries(defaultFlags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
    expect(on.filter((flag) => !gated.includes(flag))).toEqual([]);
    expect(gated.filter((flag) => !on.includes(flag))).toEqual([]);
  });
});
