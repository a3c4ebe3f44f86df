import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { expect, test } from "vitest";
import rules from "../../.dependency-cruiser.mjs";

test("two files that need each other for no more than a type are told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cycle-"));
  try {
    writeFileSync(join(folder, "a.ts"), 'import { b } from "./b.ts";\nexport type A = number;\nexport const a = b;\n');
    writeFileSync(join(folder, "b.ts"), 'import type { A } from "./a.ts";\nexport const b: A = 1;\n');
    writeFileSync(join(folder, "c.ts"), 'import { a } from "./a.ts";\nexport const c = a;\n');
    const { forbidden, options } = rules;
    const { output } = await cruise(["."], {
      ...{ baseDir: folder, validate: true, ruleSet: { forbidden } },
      ...{ tsPreCompilationDeps: options.tsPreCompilationDeps, enhancedResolveOptions: options.enhancedResolveOptions },
    });
    const told = output.summary.violations.map(({ rule, from, to }) => [rule.name, from, to]);
    expect(told).toEqual([["no-cycles", "a.ts", "b.ts"]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
