import { defaultFlags } from "@housestyle/contract";
import { describe, expect, test } from "vitest";
import { type FeatureGate, gateFlags, gates, gatesOf } from "./gates.ts";

describe("feature flags of the editor", () => {
  const added: readonly string[] = ["sharing", "comments", "rephrase", "tone", "continue", "ideas", "critique"];

  test("by their defaults everything is open but what an operator or a team adds", () => {
    for (const flags of [defaultFlags, {}]) {
      const open = gatesOf(flags);
      expect(gates.filter((gate) => !open[gate])).toEqual(added);
    }
  });

  test.each(added)("%s opens when its flag is on", (gate) => {
    const flags = Object.fromEntries(gateFlags[gate as FeatureGate].map((flag) => [flag, true]));
    expect(gatesOf(flags)[gate as FeatureGate]).toBe(true);
  });

  test.each(["Paraphrase", "RephrasingOnDemand"])("rephrasing opens with the flag %s alone", (flag) => {
    expect(gatesOf({ ...defaultFlags, [flag]: true }).rephrase).toBe(true);
  });

  test.each(gates.filter((gate) => !added.includes(gate)))(
    "%s closes when each of its flags is off, and only then",
    (gate) => {
      const off = Object.fromEntries(gateFlags[gate].map((flag) => [flag, false]));
      const closed = gatesOf({ ...defaultFlags, ...off });
      expect(gates.filter((other) => !closed[other])).toEqual([gate, ...added]);
      if (gateFlags[gate].length > 1) {
        const [first = ""] = gateFlags[gate];
        expect(gatesOf({ ...defaultFlags, [first]: false })[gate]).toBe(true);
      }
    },
  );

  test("every flag that is on by default gates something", () => {
    const gated = Object.values(gateFlags).flat();
    const on = Object.entries(defaultFlags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
    expect(on.filter((flag) => !gated.includes(flag))).toEqual([]);
    expect(gated.filter((flag) => !on.includes(flag))).toEqual([
      "CollaborativeEditing",
      "Comments",
      "Paraphrase",
      "RephrasingOnDemand",
      "tone",
      "SparkContinue",
      "InspirationAI",
      "CritiqueAI",
    ]);
  });
});
