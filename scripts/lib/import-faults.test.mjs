import { expect, test } from "vitest";
import { importFaults } from "./import-faults.mjs";

const summary = {
  violations: [{ rule: { name: "no-circle" }, from: "apps/a.ts", to: "apps/b.ts" }],
  ruleSetUsed: { forbidden: [{ name: "no-circle", comment: "Two files that need each other are one." }] },
};

test("each broken rule is told with its reason, and every file that nobody read", () => {
  const modules = [{ source: "apps/a.ts" }, { source: "apps/b.ts" }, { source: "node_modules/x/index.js" }];
  expect(importFaults({ modules, summary }, ["apps/a.ts", "apps/b.ts", "apps/c.ts"])).toEqual([
    "apps/a.ts → apps/b.ts: no-circle. Two files that need each other are one.",
    "apps/c.ts was not read.",
  ]);
  expect(importFaults({ modules, summary: { violations: [] } }, ["apps/a.ts"])).toEqual([]);
});
